// Runs one step of a run: a command, whose tests are counted in a JSON report or which counts as one test itself.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readReport } from './tally.mjs';

/** Absolute, because each runner resolves a relative path against a folder of its own. */
const results = resolve('node_modules/.cache/parola-results');

/** @import { Tally } from './tally.mjs' */
/**
 * A step. `commands` run one after another until one fails. `isSuite`: they write a JSON report to the path in
 * `{report}`. `env` is added to the environment.
 * @typedef {{ name: string, commands: string[], isSuite?: boolean, env?: Record<string, string> }} Step
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

/**
 * The counts of a finished suite. A runner that fails without a failed test counts as one failed test.
 * @param {string} name @param {string} report @param {boolean} passed @returns {Tally}
 */
function tallyOf(name, report, passed) {
  try {
    const tally = readReport(JSON.parse(readFileSync(report, 'utf8')));
    if (passed || tally.failed > 0) return tally;
    const failures = tally.failures.length > 0 ? tally.failures : [`${name}: the run`];
    return { ...tally, failed: 1, failures };
  } catch {
    return { passed: 0, failed: 1, failures: [`${name}: no report`], flaky: [], files: [] };
  }
}

/** @param {Step} step @param {boolean} [isQuiet] @returns {Promise<StepResult>} */
export async function runStep({ name, commands, isSuite = false, env = {} }, isQuiet = false) {
  if (!isQuiet) console.log(`\n— ${name}`);
  const started = performance.now();
  const report = `${results}/${name.replaceAll(/\W+/g, '-')}.json`;
  const whole = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  let passed = true;
  for (const command of commands) {
    passed = passed && (await succeeds(command.replaceAll('{report}', report), whole, isQuiet));
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const failures = passed ? [] : [name];
  const own = { passed: passed ? 1 : 0, failed: failures.length, failures, flaky: [], files: [] };
  const tally = isSuite ? tallyOf(name, report, passed) : own;
  console.log(`${name}: ${tally.failed === 0 ? 'good' : `${tally.failed} failed`} (${seconds} s)`);
  return { ...tally, name, seconds };
}
