// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Foundation

// What the tests in Demo/Tests use of XCTest, as its pages have it, but for its messages:
// https://developer.apple.com/documentation/xctest

open class XCTestCase: NSObject {}

public func XCTAssertEqual<Value: Equatable>(
    _ first: @autoclosure () throws -> Value,
    _ second: @autoclosure () throws -> Value,
    file: StaticString = #filePath,
    line: UInt = #line
) {}

public func XCTAssertNotNil(
    _ value: @autoclosure () throws -> Any?,
    file: StaticString = #filePath,
    line: UInt = #line
) {}

public func XCTAssertTrue(
    _ fact: @autoclosure () throws -> Bool,
    file: StaticString = #filePath,
    line: UInt = #line
) {}

public func XCTAssertFalse(
    _ fact: @autoclosure () throws -> Bool,
    file: StaticString = #filePath,
    line: UInt = #line
) {}

public func XCTUnwrap<Value>(
    _ value: @autoclosure () throws -> Value?,
    file: StaticString = #filePath,
    line: UInt = #line
) throws -> Value { try value()! }

public func XCTFail(
    _ message: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) {}
