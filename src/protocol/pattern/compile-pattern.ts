import type { PatternNode } from './parse-pattern.ts';

/**
 * An instruction of a virtual machine for regular expressions (https://swtch.com/~rsc/regexp/regexp2.html). Targets are
 * indices into the program.
 */
export type Instruction =
  | { readonly op: 'char'; readonly accepts: RegExp }
  | { readonly op: 'anchor'; readonly at: 'start' | 'end' | 'word' | 'inside' }
  | { readonly op: 'lookahead'; readonly program: Program; readonly negative: boolean }
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'match' };

export type Program = readonly Instruction[];

const maxInstructions = 2_000;

/** The program has more instructions than a rule for a field needs. */
class ProgramTooLarge extends Error {}

function emit(program: Instruction[], instruction: Instruction): number {
  if (program.length >= maxInstructions) throw new ProgramTooLarge();
  return program.push(instruction) - 1;
}

function emitAlternation(program: Instruction[], [first, ...others]: readonly PatternNode[]): void {
  if (first === undefined) return;
  if (others.length === 0) return emitNode(program, first);
  const fork = emit(program, { op: 'match' });
  emitNode(program, first);
  const end = emit(program, { op: 'match' });
  program[fork] = { op: 'split', first: fork + 1, second: program.length };
  emitAlternation(program, others);
  program[end] = { op: 'jump', to: program.length };
}

/** Repeats a node zero or more times. */
function emitLoop(program: Instruction[], node: PatternNode): void {
  const fork = emit(program, { op: 'match' });
  emitNode(program, node);
  emit(program, { op: 'jump', to: fork });
  program[fork] = { op: 'split', first: fork + 1, second: program.length };
}

function emitRepeat(program: Instruction[], node: PatternNode, min: number, max: number): void {
  for (let n = 0; n < min; n += 1) emitNode(program, node);
  if (max === Infinity) return emitLoop(program, node);
  const forks: number[] = [];
  for (let n = min; n < max; n += 1) {
    forks.push(emit(program, { op: 'match' }));
    emitNode(program, node);
  }
  for (const fork of forks)
    program[fork] = { op: 'split', first: fork + 1, second: program.length };
}

function emitNode(program: Instruction[], node: PatternNode): void {
  switch (node.kind) {
    case 'char':
      return void emit(program, { op: 'char', accepts: node.accepts });
    case 'anchor':
      return void emit(program, { op: 'anchor', at: node.at });
    case 'sequence':
      return node.nodes.forEach((inner) => emitNode(program, inner));
    case 'alternation':
      return emitAlternation(program, node.nodes);
    case 'repeat':
      return emitRepeat(program, node.node, node.min, node.max);
    case 'lookahead': {
      const { negative } = node;
      return void emit(program, { op: 'lookahead', program: programOf(node.node), negative });
    }
  }
}

function programOf(node: PatternNode): Program {
  const program: Instruction[] = [];
  emitNode(program, node);
  emit(program, { op: 'match' });
  return program;
}

/** Compiles a parsed pattern to a program; null when it would be too large. */
export function compilePattern(node: PatternNode): Program | null {
  try {
    return programOf(node);
  } catch {
    return null;
  }
}
