public enum Rendering { @MainActor public static func choose() {} }
