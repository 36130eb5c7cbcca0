import type { Instruction, Program } from './compile-pattern.ts';

/** The text of a run, and the number of steps left. */
interface Run {
  readonly text: string;
  stepsLeft: number;
}

/** More steps than a usual rule and text need; they take a few milliseconds. */
const maxSteps = 500_000;

/** The run reached its limit of steps. */
class StepLimitReached extends Error {}

function isWord(text: string, at: number): boolean {
  return /^\w$/.test(text.charAt(at));
}

function isAnchored({ text }: Run, kind: 'start' | 'end' | 'word' | 'inside', at: number): boolean {
  if (kind === 'start') return at === 0;
  if (kind === 'end') return at === text.length;
  return (isWord(text, at - 1) !== isWord(text, at)) === (kind === 'word');
}

/** Next states after an instruction, as pairs of instruction and position. The last one is tried first. */
function nextStates(
  run: Run,
  instruction: Instruction,
  pc: number,
  at: number,
): [number, number][] {
  switch (instruction.op) {
    case 'char':
      return at < run.text.length && instruction.accepts.test(run.text.charAt(at))
        ? [[pc + 1, at + 1]]
        : [];
    case 'anchor':
      return isAnchored(run, instruction.at, at) ? [[pc + 1, at]] : [];
    case 'lookahead':
      return matches(run, instruction.program, [at]) === instruction.negative ? [] : [[pc + 1, at]];
    case 'split':
      return [
        [instruction.second, at],
        [instruction.first, at],
      ];
    case 'jump':
      return [[instruction.to, at]];
    case 'match':
      return [];
  }
}

/** Returns whether the program matches from one of the positions. No state is visited twice, which bounds the time. */
function matches(run: Run, program: Program, starts: readonly number[]): boolean {
  const width = run.text.length + 1;
  const seen = new Uint8Array(program.length * width);
  const stack = starts.toReversed().map((at): [number, number] => [0, at]);
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [pc, at] = next;
    const instruction = program[pc];
    if (instruction === undefined || seen[pc * width + at] === 1) continue;
    if (instruction.op === 'match') return true;
    run.stepsLeft -= 1;
    if (run.stepsLeft < 0) throw new StepLimitReached();
    seen[pc * width + at] = 1;
    stack.push(...nextStates(run, instruction, pc, at));
  }
  return false;
}

/**
 * Returns whether the text contains a match, as `RegExp.test` does. Time grows with the size of program and text; null when
 * the limit of steps is reached.
 */
export function runPattern(program: Program, text: string): boolean | null {
  const starts = Array.from({ length: text.length + 1 }, (_, at) => at);
  try {
    return matches({ text, stepsLeft: maxSteps }, program, starts);
  } catch (error) {
    if (error instanceof StepLimitReached) return null;
    throw error;
  }
}
