import type { Call } from '#protocol/call.ts';
import { compareAnswer } from '#protocol/compare/compare-answer.ts';
import { describeDifference } from '#protocol/compare/describe-difference.ts';
import { createLineCounter } from '#protocol/compare/line-counter.ts';

function faultsOf(call: Call, text: string): readonly string[] {
  try {
    return compareAnswer(call, JSON.parse(text)).map(describeDifference);
  } catch {
    return ['It is no JSON.'];
  }
}

/**
 * Creates a report of why the app cannot read an answer: a line for each kind of difference, counted, and without values of
 * the answer.
 */
export function createOddAnswerReport(print: (line: string) => void) {
  const count = createLineCounter(print);
  return function report(call: Call, text: string): void {
    for (const fault of faultsOf(call, text))
      count(`The answer to ${call.method} ${call.path} cannot be read. ${fault}`);
  };
}

/** Reports to the console of the browser. */
export const reportOddAnswer = createOddAnswerReport((line) => console.warn(line));
