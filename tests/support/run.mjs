// Runs the checks one after another and ends in `N passed, N failed`.
// `check` is the fast loop; `all` adds dead code, the production build and the browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/** A whole path: each runner would take a relative one from a folder of its own. */
const results = resolve('node_modules/.cache/parola-results');
const rooms = [
  'src/contract',
  'src/gateway',
  'src/demo',
  'src/demo/games/client',
  'src/demo/stand-ins/client',
  'src/core',
  'src/web',
  'src/host',
  'sw',
  '.',
];

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ name: string, run: () => Tally }} Step */

/** @param {string} line */
function succeeds(line) {
  return spawnSync(line, { shell: true, stdio: 'inherit' }).status === 0;
}

/** A step that either holds or does not. @param {string} name @param {...string} lines @returns {Step} */
function check(name, ...lines) {
  return {
    name,
    run: () => (lines.every(succeeds) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

/** @param {string} file */
function readTally(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in report
    ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}

/**
 * A step that counts its tests in a JSON report. A runner that failed without a failed test failed once.
 * @param {string} name @param {string} line @returns {Step}
 */
function suite(name, line) {
  const report = `${results}/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    run() {
      const succeeded = succeeds(line.replace('REPORT', report));
      try {
        const { passed, failed } = readTally(report);
        return { passed, failed: succeeded ? failed : Math.max(1, failed) };
      } catch {
        return { passed: 0, failed: 1 };
      }
    },
  };
}

/** @param {string} projects */
function vitest(projects) {
  return `vitest run ${projects} --reporter=dot --reporter=json --outputFile.json=REPORT`;
}

const quick = [
  check('format', 'prettier --check --log-level warn .'),
  check('lint', 'oxlint -c tests/oxlint.json --type-aware --deny-warnings'),
  check('types', ...rooms.map((room) => `tsc -p ${room}`)),
];

const units = '--project logic --project screen';

/** The fast loop leaves the store's own suites, which take long and change seldom, to the whole. */
const fast = [...quick, suite('units', vitest(`${units} --exclude "src/gateway/store/**"`))];

const whole = [
  ...quick,
  suite('units', vitest(units)),
  check('dead code', 'knip'),
  check('build', 'npm run --silent build'),
  suite('built', vitest('--project built')),
  suite(
    'browser',
    'PLAYWRIGHT_JSON_OUTPUT_FILE=REPORT playwright test -c tests/e2e/playwright.config.ts',
  ),
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };
for (const { name, run } of process.argv[2] === 'check' ? fast : whole) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${name}: ${failed === 0 ? 'good' : `${failed} failed`} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
