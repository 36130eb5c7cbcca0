// Runs one step of a run: a command, whose tests are counted in a JSON report or which counts as one test itself.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeStrayError, errorsBeside, readReport } from './tally.mjs';

/** Absolute, because each runner resolves a relative path against a folder of its own. */
const results = resolve('node_modules/.cache/parola-results');

/** @import { StrayError, Tally } from './tally.mjs' */
/**
 * A step. `commands` run one after another until one fails. `isSuite`: they write a JSON report to the path in
 * `{report}`. `again` is the command that runs some files of the suite. `env` is added to the environment.
 * @typedef {{ name: string, commands: string[], isSuite?: boolean, again?: (files: string[]) => string, env?: Record<string, string> }} Step
 * @typedef {Tally & { name: string, seconds: number }} StepResult
 */

export function clearResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/**
 * Runs a command and says whether it succeeded. npm puts the installed programs on the path; on Windows only a shell
 * finds them there, so a command must be a plain one that every shell reads alike.
 * @param {string} command @param {NodeJS.ProcessEnv} env @param {boolean} isQuiet Prints the output at the end only.
 * @returns {Promise<boolean>}
 */
function succeeds(command, env, isQuiet) {
  return new Promise((done) => {
    const child = spawn(command, { shell: true, env, stdio: isQuiet ? 'pipe' : 'inherit' });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => output.push(chunk));
    }
    child.once('error', () => done(false));
    child.once('close', (code) => {
      if (isQuiet) process.stdout.write(Buffer.concat(output));
      done(code === 0);
    });
  });
}

/** The errors outside of tests of a suite of Vitest. @param {string} report @returns {StrayError[]} */
function strayErrors(report) {
  const path = errorsBeside(report);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/**
 * Runs the files of errors outside of tests a second time. An error that does not come back is flaky, like a test.
 * An error that was seen several times counts once.
 * @param {Step} step @param {string} report @param {NodeJS.ProcessEnv} env @param {boolean} isQuiet
 * @returns {Promise<Pick<Tally, 'failures' | 'flaky'>>}
 */
async function tryAgain({ name, again }, report, env, isQuiet) {
  const errors = strayErrors(report);
  const seen = new Set(errors.map(describeStrayError));
  const names = seen.size > 0 ? [...seen] : [`${name}: the run`];
  const files = errors.map(({ file }) => file ?? '');
  if (!again || files.length === 0 || files.includes('')) return { failures: names, flaky: [] };
  const command = again([...new Set(files)]).replaceAll('{report}', `${report}.again.json`);
  const passed = await succeeds(command, env, isQuiet);
  return passed ? { failures: [], flaky: names } : { failures: names, flaky: [] };
}

/**
 * The counts of a suite whose runner has failed. Without a failed test, an error outside of tests was the cause.
 * @param {Tally} tally @param {() => Promise<Pick<Tally, 'failures' | 'flaky'>>} trial @returns {Promise<Tally>}
 */
async function tallyOfFailed(tally, trial) {
  if (tally.failed > 0) return tally;
  if (tally.failures.length > 0) return { ...tally, failed: tally.failures.length };
  const { failures, flaky } = await trial();
  return { ...tally, failed: failures.length, failures, flaky: [...tally.flaky, ...flaky] };
}

/**
 * The counts of a finished suite.
 * @param {string} name @param {string} report @returns {Tally}
 */
function tallyOf(name, report) {
  try {
    return readReport(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return {
      passed: 0,
      failed: 1,
      failures: [`${name}: no report`],
      flaky: [],
      files: [],
      long: [],
    };
  }
}

/** @param {Step} step @param {boolean} [isQuiet] @returns {Promise<StepResult>} */
export async function runStep(step, isQuiet = false) {
  const { name, commands, isSuite = false, env = {} } = step;
  if (!isQuiet) console.log(`\n— ${name}`);
  const started = performance.now();
  const report = `${results}/${name.replaceAll(/\W+/g, '-')}.json`;
  const whole = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  let passed = true;
  for (const command of commands) {
    passed = passed && (await succeeds(command.replaceAll('{report}', report), whole, isQuiet));
  }
  const failures = passed ? [] : [name];
  const own = {
    passed: passed ? 1 : 0,
    failed: failures.length,
    failures,
    flaky: [],
    files: [],
    long: [],
  };
  let tally = isSuite ? tallyOf(name, report) : own;
  if (isSuite && !passed) {
    tally = await tallyOfFailed(tally, () => tryAgain(step, report, whole, isQuiet));
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${name}: ${tally.failed === 0 ? 'good' : `${tally.failed} failed`} (${seconds} s)`);
  return { ...tally, name, seconds };
}
