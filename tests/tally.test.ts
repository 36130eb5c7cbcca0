import { describe, expect, it } from 'vitest';
import { describeTally, describeTimes, readReport, sumUp } from './support/tally.mjs';

const spec = (title: string, status: string, message = '') => ({
  title,
  tests: [{ status, results: [{ errors: [{ message }], duration: 1_500 }] }],
});

const playwright = {
  stats: { expected: 5, unexpected: 1, flaky: 2 },
  suites: [
    {
      title: 'offline.spec.ts',
      specs: [spec('starts', 'flaky'), spec('stops', 'expected')],
      suites: [
        {
          title: 'without a network',
          specs: [
            spec('shows a page', 'flaky'),
            spec('keeps a page', 'unexpected', '\u{1B}[31mError: no page\u{1B}[39m\nat line 3'),
          ],
        },
      ],
    },
  ],
};

const step = (passed: number, failures: string[], flaky: string[] = []) => ({
  passed,
  failed: failures.length,
  failures,
  flaky,
  files: [],
  long: [],
});

describe('a report', () => {
  it('of Playwright names its failed and flaky tests by file and title', () => {
    expect(readReport(playwright)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['offline.spec.ts > without a network > keeps a page: Error: no page'],
      flaky: ['offline.spec.ts > starts', 'offline.spec.ts > without a network > shows a page'],
      files: [{ name: 'offline.spec.ts', milliseconds: 6_000 }],
      long: [],
    });
  });

  it('of Vitest names its failed and flaky tests, and a file that cannot be loaded', () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
    const retried = { fullName: 'rounds', status: 'passed', failureMessages: ['Error: 1.5'] };
    const failed = { fullName: 'divides', status: 'failed', failureMessages: ['Error: by 0\nat'] };
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        {
          name: 'sum.test.ts',
          status: 'failed',
          message: '',
          startTime: 1_000,
          endTime: 3_500,
          assertionResults: [passed, failed, retried],
        },
        { name: 'lost.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
      ],
    };
    expect(readReport(report)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['sum.test.ts > divides: Error: by 0', 'lost.test.ts: No such file'],
      flaky: ['sum.test.ts > rounds: Error: 1.5'],
      files: [
        { name: 'sum.test.ts', milliseconds: 2_500 },
        { name: 'lost.test.ts', milliseconds: 0 },
      ],
      long: [],
    });
  });

  it('of Vitest names the tests above 2 s, and tests of the screen above 4 s', () => {
    const after = (duration: number) => ({
      fullName: `waits ${duration}`,
      status: 'passed',
      failureMessages: [],
      duration,
    });
    const fileOf = (name: string) => ({
      name,
      status: 'passed',
      message: '',
      assertionResults: [after(2_000), after(2_001), after(4_001)],
    });
    const report = {
      numPassedTests: 6,
      numFailedTests: 0,
      testResults: [fileOf('src/core/sum.test.ts'), fileOf('src/web/sum.test.tsx')],
    };
    expect(readReport(report).long).toEqual([
      { name: 'src/core/sum.test.ts > waits 2001', milliseconds: 2_001 },
      { name: 'src/core/sum.test.ts > waits 4001', milliseconds: 4_001 },
      { name: 'src/web/sum.test.tsx > waits 4001', milliseconds: 4_001 },
    ]);
  });
});

describe('a run', () => {
  it('passes with two flaky tests and names them', () => {
    const total = sumUp([step(4, []), step(6, [], ['a > b', 'a > c'])]);
    expect(total.failed).toBe(0);
    expect(describeTally(total)).toBe('flaky: a > b\nflaky: a > c\n10 passed, 0 failed');
  });

  it('names its failed tests at the end', () => {
    const total = sumUp([step(4, ['sum.test.ts > divides']), step(6, [])]);
    expect(describeTally(total)).toBe('failed: sum.test.ts > divides\n10 passed, 1 failed');
  });

  it('counts flaky tests of all steps as failed when there are more than two', () => {
    const total = sumUp([step(4, [], ['a']), step(6, ['d'], ['b', 'c'])]);
    expect(total).toEqual({
      passed: 7,
      failed: 4,
      failures: ['d'],
      flaky: ['a', 'b', 'c'],
      files: [],
      long: [],
    });
    expect(describeTally(total)).toContain(
      'More than 2 flaky tests fail the run.\n7 passed, 4 failed',
    );
  });

  it('names the time of each step and its ten slowest files and tests', () => {
    const files = Array.from({ length: 12 }, (_, nth) => ({
      name: `file ${nth}`,
      milliseconds: nth * 1_000,
    }));
    const long = [{ name: 'test 1', milliseconds: 2_500 }];
    const text = describeTimes([{ ...step(12, []), name: 'units', seconds: 70, files, long }]);
    expect(text.split('\n')).toHaveLength(14);
    expect(text).toMatch(/^ +70 s {2}units\nSlowest files:\n +11\.0 s {2}file 11\n/);
    expect(text).toMatch(/\nTests above 2 s \(of the screen: 4 s\): 1\n +2\.5 s {2}test 1$/);
  });
});
