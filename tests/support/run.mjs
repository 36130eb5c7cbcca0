// Runs the checks one after another. The last line is `N passed, N failed`; failed and flaky tests are named before it.
// `check` is the fast loop; `all` adds the slow suites, dead code, the production build and the browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeTally, readReport, sumUp } from './tally.mjs';

/** Absolute, because each runner resolves a relative path against a folder of its own. */
const results = resolve('node_modules/.cache/parola-results');

/** Folders with a TypeScript project of their own. */
const projects = [
  'src/contract',
  'src/gateway',
  'src/demo',
  'src/demo/chat/client',
  'src/demo/games/client',
  'src/demo/stand-ins/client',
  'src/core',
  'src/web',
  'src/host',
  'sw',
  '.',
];

/** @import { Tally } from './tally.mjs' */
/** @typedef {{ name: string, run: () => Tally }} Step */

/**
 * Runs one command and says whether it succeeded. npm puts the installed programs on the path; on Windows only a
 * shell finds them there, so a command must be a plain one that every shell reads alike.
 * @param {string} command @param {Record<string, string>} [env]
 */
function succeeds(command, env = {}) {
  const options = { shell: true, stdio: 'inherit', env: { ...process.env, ...env } };
  return (
    spawnSync(command, /** @type {import('node:child_process').SpawnSyncOptions} */ (options))
      .status === 0
  );
}

/** A step that counts as one test. @param {string} name @param {...string} commands @returns {Step} */
function check(name, ...commands) {
  return {
    name,
    run() {
      const passed = commands.every((command) => succeeds(command));
      const failures = passed ? [] : [name];
      return { passed: passed ? 1 : 0, failed: failures.length, failures, flaky: [] };
    },
  };
}

/**
 * A step that counts its tests in a JSON report. A runner that fails without a failed test counts as one failed test.
 * @param {string} name @param {(report: string) => boolean} runTests @returns {Step}
 */
function suite(name, runTests) {
  const report = `${results}/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    run() {
      const passed = runTests(report);
      try {
        const tally = readReport(JSON.parse(readFileSync(report, 'utf8')));
        if (passed || tally.failed > 0) return tally;
        const failures = tally.failures.length > 0 ? tally.failures : [`${name}: the run`];
        return { ...tally, failed: 1, failures };
      } catch {
        return { passed: 0, failed: 1, failures: [`${name}: no report`], flaky: [] };
      }
    },
  };
}

/** @param {string} name @param {string} selection @returns {Step} */
function vitest(name, selection) {
  return suite(name, (report) =>
    succeeds(
      `vitest run ${selection} --reporter=dot --reporter=json --outputFile.json="${report}"`,
    ),
  );
}

const browser = suite('browser', (report) =>
  succeeds('playwright test -c tests/e2e/playwright.config.ts', {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }),
);

const fast = [
  check('format', 'prettier --check --log-level warn .'),
  check('lint', 'oxlint -c tests/oxlint.json --type-aware --deny-warnings'),
  check('types', ...projects.map((project) => `tsc -p ${project}`)),
  vitest('units', '--project logic --project screen'),
];

const slow = [
  vitest('slow units', '--project slow'),
  vitest('pages', '--project pages'),
  check('dead code', 'knip'),
  check('build', 'npm run --silent build'),
  vitest('built', '--project built'),
  browser,
];

/** @param {Step} step */
function runStep({ name, run }) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const tally = run();
  const verdict = tally.failed === 0 ? 'good' : `${tally.failed} failed`;
  console.log(`${name}: ${verdict} (${Math.round((Date.now() - started) / 1000)} s)`);
  return tally;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = sumUp((process.argv[2] === 'check' ? fast : [...fast, ...slow]).map(runStep));
console.log(`\n${describeTally(total)}`);
process.exit(total.failed === 0 ? 0 : 1);
