import { compilePattern } from './compile-pattern.ts';
import { parsePattern } from './parse-pattern.ts';
import { runPattern } from './run-pattern.ts';

/** A regular expression from a gateway that runs in bounded time. */
interface Pattern {
  /** Returns whether the text contains a match; null when the limit of steps is reached. */
  test(text: string): boolean | null;
}

/**
 * Compiles an untrusted regular expression in JavaScript syntax. Gives null for one that is invalid or that needs
 * backtracking, such as a backreference. The browser's engine never runs it, because a pattern such as `^(a+)+$` would
 * block the page.
 */
export function readPattern(text: string): Pattern | null {
  const part = parsePattern(text);
  const program = part && compilePattern(part);
  return program && { test: (tested) => runPattern(program, tested) };
}
