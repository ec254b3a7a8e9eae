# Windowbox: Picture in Picture for Swift apps.
# Without a target, make lists them.

.PHONY: help setup demo test check check-apple prove mutants mutants-avkit bench docs format

help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what is missing (Debian, Ubuntu).
	@Scripts/setup

demo: setup ## Show it: in a window, or without a display the five behaviours in build/demo.
	@Scripts/demo

test: ## Run all tests, those with real windows too.
	swift build --build-tests
	swift test --skip-build --skip WindowboxGTKTests --skip DesktopTests
	Scripts/test-apple
	@# Real films and real windows come last and alone, for they need their time.
	swift test --skip-build --filter WindowboxGTKTests
	swift test --skip-build --filter DesktopTests

check: check-apple ## Check the format, the imports, the documentation, and what is for Apple.
	swift format lint --strict -r Package.swift Sources Snippets Tests Checks Demo Documentation
	Scripts/check-imports
	Scripts/check-imports-test
	Scripts/check-snippets
	swift package --package-path Documentation/Snippets/Package dump-package > /dev/null
	Scripts/count-lines
	Scripts/check-refusals
	Scripts/check-scenarios
	Scripts/diagrams --check
	Scripts/mutants --check
	Scripts/docs

check-apple: ## Compile what is for Apple's systems against our own declarations.
	Scripts/check-apple

prove: ## Visit every state that the machines can reach, and check the promises in each.
	swift build -c release --product WindowboxProof
	.build/release/WindowboxProof

mutants: ## Plant mistakes in the machines, one at a time, and see that each is caught.
	Scripts/mutants machines

mutants-avkit: ## The same with the adapters for AVKit.
	Scripts/mutants avkit

bench: ## Measure hand-over, frames, processor, memory and the core into build/*.json.
	swift build -c release
	mkdir -p build
	.build/release/CoreBench build/core.json
	.build/release/DesktopBench build/bench.json

docs: ## Build the documentation into build/docs.
	Scripts/docs

format: ## Format all Swift files in place.
	swift format -i -r Package.swift Sources Snippets Tests Checks Demo Documentation
