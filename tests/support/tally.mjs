import { relative } from 'node:path';

/**
 * The time that a file of tests, or a test, took, in milliseconds.
 * @typedef {{ name: string, milliseconds: number }} FileTime
 */

/** The longest time of a test that needs no reason, in milliseconds: one of the screen, and any other. */
const longest = { screen: 4_000, other: 2_000 };

/**
 * Counts of one step. `long` are the tests of Vitest that took longer than `longest`. `failures` names each failed test with the first line of its error. `flaky` names the tests that
 * passed only at a repeated try; they are counted as passed.
 * @typedef {{ passed: number, failed: number, failures: string[], flaky: string[], files: FileTime[], long: FileTime[] }} Tally
 */

/** A run with more flaky tests than this fails. */
const maxFlaky = 2;

/**
 * The part of Playwright's JSON report that is read here. Suites are nested: a file, then its `describe` blocks.
 * @typedef {{ errors?: { message?: string }[], duration?: number }} Try
 * @typedef {{ title: string, tests: { status: string, results?: Try[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} PlaywrightReport
 */

/**
 * The part of Vitest's JSON report that is read here. A file that cannot be loaded has a message and no test. A test
 * that passed at a repeated try keeps the messages of the tries before it. Times are in milliseconds.
 * @typedef {{ fullName: string, status: string, duration?: number, failureMessages: string[] | null }} Case
 * @typedef {{ name: string, status: string, message: string, startTime?: number, endTime?: number, assertionResults: Case[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: TestFile[] }} VitestReport
 */

/**
 * An error outside of a test, as `report-errors.mjs` writes it: `file` and `test` ran when it was seen.
 * @typedef {{ name?: string, message?: string, stack?: string, file?: string, test?: string }} StrayError
 */

/** The path of the errors outside of tests. @param {string} report The path of the JSON report. */
export const errorsBeside = (report) => report.replace(/\.json$/, '.errors.json');

/** Control sequences that color the text of an error. */
const colors = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/** @param {string} name @param {string} [message] */
function describeFailure(name, message = '') {
  const reason = message.replaceAll(colors, '').trim().split('\n')[0] ?? '';
  return reason === '' ? name : `${name}: ${reason}`;
}

/** @param {StrayError} error */
export function describeStrayError({ name, message, stack = '', file, test = '' }) {
  const place = stack
    .split('\n')
    .find((line) => /\.(ts|tsx|mjs)\b/.test(line) && !line.includes('node_modules'));
  const owner = file === undefined ? 'outside of all files' : `${relative('.', file)} > ${test}`;
  return describeFailure(owner, `${name}: ${message?.split('\n')[0]} ${place?.trim() ?? ''}`);
}

/** @param {TestFile} file @returns {string[]} */
function flakyOf({ name: path, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName, failureMessages }) =>
      describeFailure(`${relative('.', path)} > ${fullName}`, failureMessages?.[0]),
    );
}

/** @param {TestFile} file @returns {FileTime[]} */
function longTestsOf({ name: path, assertionResults }) {
  const name = relative('.', path);
  const most = name.startsWith('src/web/') ? longest.screen : longest.other;
  return assertionResults
    .map(({ fullName, duration = 0 }) => ({
      name: `${name} > ${fullName}`,
      milliseconds: duration,
    }))
    .filter(({ milliseconds }) => milliseconds > most);
}

/** The time of the tests of a suite. @param {Suite} suite @returns {number} */
function durationOf({ specs = [], suites = [] }) {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results));
  const own = tries.reduce((sum, { duration = 0 }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

/** @param {Suite} suite @param {string[]} parents @returns {{ name: string, status: string, reason: string }[]} */
function testsIn({ title, specs = [], suites = [] }, parents) {
  const path = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results = [] }) => ({
      name: [...path, spec.title].join(' > '),
      status,
      reason: results[0]?.errors?.[0]?.message ?? '',
    })),
  );
  return [...own, ...suites.flatMap((inner) => testsIn(inner, path))];
}

/** @param {TestFile} file @returns {string[]} */
function failuresOf({ name: path, status, message, assertionResults }) {
  const name = relative('.', path);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [describeFailure(name, message)] : [];
  return failed.map((test) =>
    describeFailure(`${name} > ${test.fullName}`, test.failureMessages?.[0]),
  );
}

/**
 * Counts the tests of a JSON report of Playwright or Vitest.
 * @param {PlaywrightReport | VitestReport} report @returns {Tally}
 */
export function readReport(report) {
  if (!('stats' in report)) {
    const { numPassedTests: passed, numFailedTests: failed, testResults } = report;
    const files = testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
      name: relative('.', name),
      milliseconds: endTime - startTime,
    }));
    const failures = testResults.flatMap(failuresOf);
    const flaky = testResults.flatMap(flakyOf);
    return { passed, failed, failures, flaky, files, long: testResults.flatMap(longTestsOf) };
  }
  const { expected, unexpected, flaky } = report.stats;
  const tests = report.suites.flatMap((suite) => testsIn(suite, []));
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ name, reason }) => describeFailure(name, reason)),
    flaky: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ name, reason }) => describeFailure(name, reason)),
    files: report.suites.map((suite) => ({ name: suite.title, milliseconds: durationOf(suite) })),
    long: [],
  };
}

/**
 * Adds up the steps of a run. When more than `maxFlaky` tests are flaky, all flaky tests are counted as failed.
 * @param {readonly Tally[]} steps @returns {Tally}
 */
export function sumUp(steps) {
  const passed = steps.reduce((total, step) => total + step.passed, 0);
  const failed = steps.reduce((total, step) => total + step.failed, 0);
  const failures = steps.flatMap((step) => step.failures);
  const flaky = steps.flatMap((step) => step.flaky);
  const refused = flaky.length > maxFlaky ? flaky.length : 0;
  const files = steps.flatMap((step) => step.files);
  const long = steps.flatMap((step) => step.long);
  return { passed: passed - refused, failed: failed + refused, failures, flaky, files, long };
}

/** The number of files, and of tests, that a run names as its slowest. */
const maxNamed = 10;

/** @param {readonly FileTime[]} times */
const describeSlowest = (times) =>
  times
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, maxNamed)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);

/**
 * The time of each step, the slowest files, and the tests that took long, so that a minute is seen when it is added.
 * @param {readonly (Tally & { name: string, seconds: number })[]} steps
 */
export function describeTimes(steps) {
  const long = steps.flatMap((step) => step.long);
  const bounds = `${longest.other / 1000} s (of the screen: ${longest.screen / 1000} s)`;
  return [
    ...steps.map(({ name, seconds }) => `${String(seconds).padStart(5)} s  ${name}`),
    'Slowest files:',
    ...describeSlowest(steps.flatMap((step) => step.files)),
    `Tests above ${bounds}: ${long.length}`,
    ...describeSlowest(long),
  ].join('\n');
}

/** The last lines of a run. @param {Omit<Tally, 'files' | 'long'>} tally */
export function describeTally({ passed, failed, failures, flaky }) {
  const names = [
    ...failures.map((name) => `failed: ${name}`),
    ...flaky.map((name) => `flaky: ${name}`),
  ];
  const limit = flaky.length > maxFlaky ? [`More than ${maxFlaky} flaky tests fail the run.`] : [];
  return [...names, ...limit, `${passed} passed, ${failed} failed`].join('\n');
}
