import { describe, expect, it } from 'vitest';
import { describeTally, readReport, sumUp } from './support/tally.mjs';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

const playwright = {
  stats: { expected: 5, unexpected: 1, flaky: 2 },
  suites: [
    {
      title: 'offline.spec.ts',
      specs: [spec('starts', 'flaky'), spec('stops', 'expected')],
      suites: [
        {
          title: 'without a network',
          specs: [spec('shows a page', 'flaky'), spec('x', 'unexpected')],
        },
      ],
    },
  ],
};

const step = (passed: number, failed: number, flaky: string[] = []) => ({ passed, failed, flaky });

describe('a report', () => {
  it('of Playwright names its flaky tests by file and title', () => {
    expect(readReport(playwright)).toEqual({
      passed: 7,
      failed: 1,
      flaky: ['offline.spec.ts > starts', 'offline.spec.ts > without a network > shows a page'],
    });
  });

  it('of Vitest has no flaky tests', () => {
    expect(readReport({ numPassedTests: 3, numFailedTests: 2 })).toEqual(step(3, 2));
  });
});

describe('a run', () => {
  it('passes with two flaky tests and names them', () => {
    const total = sumUp([step(4, 0), step(6, 0, ['a > b', 'a > c'])]);
    expect(total.failed).toBe(0);
    expect(describeTally(total)).toBe('flaky: a > b\nflaky: a > c\n10 passed, 0 failed');
  });

  it('counts flaky tests of all steps as failed when there are more than two', () => {
    const total = sumUp([step(4, 0, ['a']), step(6, 1, ['b', 'c'])]);
    expect(total).toEqual(step(7, 4, ['a', 'b', 'c']));
    expect(describeTally(total)).toContain(
      'More than 2 flaky tests fail the run.\n7 passed, 4 failed',
    );
  });
});
