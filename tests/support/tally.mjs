/**
 * Counts of one step. `flaky` names the tests that passed only at a repeated try; they are counted as passed.
 * @typedef {{ passed: number, failed: number, flaky: string[] }} Tally
 */

/** A run with more flaky tests than this fails. */
const maxFlaky = 2;

/**
 * The part of Playwright's JSON report that is read here. Suites are nested: a file, then its `describe` blocks.
 * @typedef {{ title: string, tests: { status: string }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} PlaywrightReport
 * @typedef {{ numPassedTests: number, numFailedTests: number }} VitestReport
 */

/** @param {Suite} suite @param {string[]} parents @returns {string[]} */
function flakyIn({ title, specs = [], suites = [] }, parents) {
  const path = [...parents, title];
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => [...path, spec.title].join(' > '));
  return [...own, ...suites.flatMap((inner) => flakyIn(inner, path))];
}

/**
 * Counts the tests of a JSON report of Playwright or Vitest.
 * @param {PlaywrightReport | VitestReport} report @returns {Tally}
 */
export function readReport(report) {
  if (!('stats' in report)) {
    return { passed: report.numPassedTests, failed: report.numFailedTests, flaky: [] };
  }
  const { expected, unexpected, flaky } = report.stats;
  const names = report.suites.flatMap((suite) => flakyIn(suite, []));
  return { passed: expected + flaky, failed: unexpected, flaky: names };
}

/**
 * Adds up the steps of a run. When more than `maxFlaky` tests are flaky, all flaky tests are counted as failed.
 * @param {readonly Tally[]} steps @returns {Tally}
 */
export function sumUp(steps) {
  const passed = steps.reduce((total, step) => total + step.passed, 0);
  const failed = steps.reduce((total, step) => total + step.failed, 0);
  const flaky = steps.flatMap((step) => step.flaky);
  const refused = flaky.length > maxFlaky ? flaky.length : 0;
  return { passed: passed - refused, failed: failed + refused, flaky };
}

/** The last lines of a run. @param {Tally} tally */
export function describeTally({ passed, failed, flaky }) {
  const names = flaky.map((name) => `flaky: ${name}`);
  const limit = flaky.length > maxFlaky ? [`More than ${maxFlaky} flaky tests fail the run.`] : [];
  return [...names, ...limit, `${passed} passed, ${failed} failed`].join('\n');
}
