import { expect, it } from 'vitest';
import { createLineCounter } from './line-counter.ts';

it('prints a line once, and again with its number at each power of ten', () => {
  const printed: string[] = [];
  const count = createLineCounter((line) => void printed.push(line));
  for (let time = 1; time <= 100; time += 1) count('a');
  count('b');
  expect(printed).toEqual(['a', 'a (for the 10th time)', 'a (for the 100th time)', 'b']);
});

it('prints a bounded number of lines', () => {
  const printed: string[] = [];
  const count = createLineCounter((line) => void printed.push(line));
  for (let line = 0; line < 2_000; line += 1) count(String(line));
  expect(printed).toHaveLength(1_000);
});
