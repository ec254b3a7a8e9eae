import WindowboxGTK
print("windowbox")
