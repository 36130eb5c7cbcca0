import type { Part } from './parse-pattern.ts';

/** One step of a program: where it goes on is an index into the program. */
export type Step =
  | { readonly do: 'take'; readonly accepts: RegExp }
  | { readonly do: 'edge'; readonly at: 'start' | 'end' | 'word' | 'inside' }
  | { readonly do: 'ahead'; readonly program: Program; readonly negative: boolean }
  | { readonly do: 'try'; readonly either: number; readonly or: number }
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'done' };

export type Program = readonly Step[];

const mostSteps = 2_000;

/** The pattern would take more steps than a rule for a field can need. */
class TooLarge extends Error {}

function write(steps: Step[], step: Step): number {
  if (steps.length >= mostSteps) throw new TooLarge();
  return steps.push(step) - 1;
}

function writeEither(steps: Step[], [first, ...others]: readonly Part[]): void {
  if (first === undefined) return;
  if (others.length === 0) return writePart(steps, first);
  const fork = write(steps, { do: 'done' });
  writePart(steps, first);
  const end = write(steps, { do: 'done' });
  steps[fork] = { do: 'try', either: fork + 1, or: steps.length };
  writeEither(steps, others);
  steps[end] = { do: 'go', to: steps.length };
}

/** Any number of times, none included. */
function writeLoop(steps: Step[], part: Part): void {
  const fork = write(steps, { do: 'done' });
  writePart(steps, part);
  write(steps, { do: 'go', to: fork });
  steps[fork] = { do: 'try', either: fork + 1, or: steps.length };
}

function writeRepeat(steps: Step[], part: Part, least: number, most: number): void {
  for (let n = 0; n < least; n += 1) writePart(steps, part);
  if (most === Infinity) return writeLoop(steps, part);
  const forks: number[] = [];
  for (let n = least; n < most; n += 1) {
    forks.push(write(steps, { do: 'done' }));
    writePart(steps, part);
  }
  for (const fork of forks) steps[fork] = { do: 'try', either: fork + 1, or: steps.length };
}

function writePart(steps: Step[], part: Part): void {
  switch (part.kind) {
    case 'one':
      return void write(steps, { do: 'take', accepts: part.accepts });
    case 'edge':
      return void write(steps, { do: 'edge', at: part.at });
    case 'all':
      return part.parts.forEach((inner) => writePart(steps, inner));
    case 'either':
      return writeEither(steps, part.parts);
    case 'repeat':
      return writeRepeat(steps, part.part, part.least, part.most);
    case 'ahead': {
      const { negative } = part;
      return void write(steps, { do: 'ahead', program: programOf(part.part), negative });
    }
  }
}

function programOf(part: Part): Program {
  const steps: Step[] = [];
  writePart(steps, part);
  write(steps, { do: 'done' });
  return steps;
}

/** The program that looks for the parts of a pattern, or null when it would be too large. */
export function compilePattern(part: Part): Program | null {
  try {
    return programOf(part);
  } catch {
    return null;
  }
}
