import { expect, it } from 'vitest';
import { answers, questions, riskOf } from './self-test-questions.ts';

it('the self-test has the nine questions and the four answers of the index', () => {
  expect([questions.length, answers.length]).toEqual([9, 4]);
});

it.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
] as const)('a sum of %i is the risk %s', (sum, risk) => {
  expect(riskOf(sum)).toBe(risk);
});
