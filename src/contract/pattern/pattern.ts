import { compilePattern } from './compile-pattern.ts';
import { parsePattern } from './parse-pattern.ts';
import { runPattern } from './run-pattern.ts';

/** A regular expression of somebody else's, safe to use. */
export interface Pattern {
  /** Whether it is found in the text; null when that cannot be told in reasonable time. */
  test(text: string): boolean | null;
}

/**
 * Reads a pattern that came from outside, in the spelling of JavaScript. Patterns that are broken, and those that only
 * backtracking could check, give null. What is read is never run by the engine of the browser, which a pattern such as
 * `^(a+)+$` would stop.
 */
export function readPattern(text: string): Pattern | null {
  const part = parsePattern(text);
  const program = part && compilePattern(part);
  return program && { test: (tested) => runPattern(program, tested) };
}
