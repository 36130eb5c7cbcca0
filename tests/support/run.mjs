// Runs the checks of a depth. The last line is `N passed, N failed`; failed and flaky tests are named before it.
// `check` is the fast loop, and `check --changed` only reads what a change can affect. `test` adds the slow suites, pages,
// dead code, the production build and the browser. `soak` runs the same statements in depth: see `soak.mjs`.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { clearResults, runStep } from './run-step.mjs';
import { runSoak } from './soak.mjs';
import { describeTally, describeTimes, sumUp } from './tally.mjs';
import { vitestStep } from './vitest-step.mjs';

/** @import { Step, StepResult } from './run-step.mjs' */

/** Folders with a TypeScript project of their own, the largest first. `src` holds what runs in Node: gateway, demo, host. */
const projects = [
  '.',
  'src',
  'src/web',
  'src/core',
  'src/protocol',
  'src/check-gateway',
  'src/demo/chat/client',
  'src/gateway/operator/client',
  'src/demo/games/client',
  'src/demo/providers/client',
  'src/demo/stand-ins/client',
  'sw',
];

const [command = 'check', ...words] = process.argv.slice(2);

/** The seed of this run: of the order of its files, and of what its tests draw. `TEST_SEED` repeats a run. */
const seed = process.env['TEST_SEED'] ?? String(randomInt(1_000_000));

/** The files of the work tree that differ from the last commit. @returns {string[]} */
function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Steps that read the sources and run none of them. They run at the same time. @param {string[] | null} changed @returns {Step[]} */
function readingSteps(changed) {
  const quoted = changed?.map((file) => `"${file}"`).join(' ') ?? '.';
  const code = changed?.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file)) ?? [];
  const linted = changed === null ? '' : code.map((file) => `"${file}"`).join(' ');
  const lint = `oxlint -c tests/oxlint.json --type-aware --deny-warnings ${linted}`;
  return [
    { name: 'types', commands: projects.map((project) => `tsc -p ${project}`) },
    {
      name: 'format',
      commands: [`oxfmt --check --no-error-on-unmatched-pattern ${quoted}`],
    },
    ...(changed !== null && code.length === 0 ? [] : [{ name: 'lint', commands: [lint] }]),
  ];
}

/** Days and places at which dates are wrong first: a leap day and the last of a year, just before midnight. */
const edges = [
  {
    name: 'leap day in Los Angeles',
    TEST_NOW: '2028-02-29T23:59:40+08:00',
    TZ: 'America/Los_Angeles',
  },
  { name: 'new year in Dubai', TEST_NOW: '2026-12-31T23:59:40+08:00', TZ: 'Asia/Dubai' },
];

/** Suites of what depends on dates. */
const datedSuites =
  'market-day records/ missions leaderboard loss-rebate settlement statement transfers reward withdraw calendar draws referrals';

/** Exports that only tests use. */
const onlyTested =
  'knip --production --config tests/support/knip-shipped.config.ts --include files,exports --no-config-hints';

/** @returns {Step[]} */
const testSteps = () => [
  vitestStep(
    'units and pages',
    '--project logic --project screen --project slow --project pages',
    seed,
  ),
  ...edges.map(({ name, ...env }) =>
    vitestStep(name, `--project logic ${datedSuites}`, seed, { env }),
  ),
  { name: 'dead code', commands: ['knip', onlyTested] },
  { name: 'build', commands: ['npm run --silent build'] },
  vitestStep('built', '--project built', seed),
  {
    name: 'browser',
    isSuite: true,
    commands: ['playwright test -c tests/e2e/playwright.config.ts'],
  },
];

/** @param {Step[]} together @param {Step[]} after @returns {Promise<StepResult[]>} */
async function runSteps(together, after) {
  const done = await Promise.all(together.map((step) => runStep(step, true)));
  for (const step of after) done.push(await runStep(step));
  return done;
}

/** @returns {Promise<StepResult[]>} */
async function run() {
  if (command === 'soak') return runSoak(words, seed);
  if (command === 'test') return runSteps(readingSteps(null), testSteps());
  if (!words.includes('--changed')) {
    return runSteps(readingSteps(null), [
      vitestStep('units', '--project logic --project screen', seed),
    ]);
  }
  const changed = changedFiles();
  if (changed.length === 0) return [];
  const units = vitestStep(
    'units',
    '--project logic --project screen --changed --passWithNoTests',
    seed,
  );
  return runSteps(readingSteps(changed), [units]);
}

process.env['TEST_DEPTH'] = command;
process.env['TEST_SEED'] = command === 'soak' ? seed : (process.env['TEST_SEED'] ?? '1');
console.log(`Seed of this run: ${seed} (repeat it with TEST_SEED=${seed})`);
clearResults();
const steps = await run();
const total = sumUp(steps);
console.log(`\n${describeTimes(steps)}\n${describeTally(total)}`);
process.exit(total.failed === 0 ? 0 : 1);
