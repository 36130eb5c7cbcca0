import type { Program, Step } from './compile-pattern.ts';

/** A text being looked at, and how much looking is still paid for. */
interface Look {
  readonly text: string;
  budget: number;
}

/** More than any rule and text of reasonable size can need, and done in a few milliseconds. */
const mostLooks = 500_000;

/** Looking took too long: nothing is known. */
class GaveUp extends Error {}

function isWord(text: string, at: number): boolean {
  return /^\w$/.test(text.charAt(at));
}

function isEdge({ text }: Look, kind: 'start' | 'end' | 'word' | 'inside', at: number): boolean {
  if (kind === 'start') return at === 0;
  if (kind === 'end') return at === text.length;
  return (isWord(text, at - 1) !== isWord(text, at)) === (kind === 'word');
}

/** Where a step leads from a place in the text: pairs of step and place, the first to be tried last. */
function onwards(look: Look, step: Step, here: number, at: number): [number, number][] {
  switch (step.do) {
    case 'take':
      return at < look.text.length && step.accepts.test(look.text.charAt(at))
        ? [[here + 1, at + 1]]
        : [];
    case 'edge':
      return isEdge(look, step.at, at) ? [[here + 1, at]] : [];
    case 'ahead':
      return finds(look, step.program, [at]) === step.negative ? [] : [[here + 1, at]];
    case 'try':
      return [
        [step.or, at],
        [step.either, at],
      ];
    case 'go':
      return [[step.to, at]];
    case 'done':
      return [];
  }
}

/** Whether the program gets to its end from one of the places. No step is taken twice at one place: that is what bounds the time. */
function finds(look: Look, program: Program, starts: readonly number[]): boolean {
  const width = look.text.length + 1;
  const seen = new Uint8Array(program.length * width);
  const waiting = starts.toReversed().map((at): [number, number] => [0, at]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [here, at] = next;
    const step = program[here];
    if (step === undefined || seen[here * width + at] === 1) continue;
    if (step.do === 'done') return true;
    look.budget -= 1;
    if (look.budget < 0) throw new GaveUp();
    seen[here * width + at] = 1;
    waiting.push(...onwards(look, step, here, at));
  }
  return false;
}

/** Whether the pattern is found in the text as `RegExp.test` finds it, in time that grows with the size of both; null when that would still be too much. */
export function runPattern(program: Program, text: string): boolean | null {
  const starts = Array.from({ length: text.length + 1 }, (_, at) => at);
  try {
    return finds({ text, budget: mostLooks }, program, starts);
  } catch (error) {
    if (error instanceof GaveUp) return null;
    throw error;
  }
}
