// The statements of `npm test` in depth. `--only <name>` runs one part or a group of parts; `--flaky` runs only what has
// changed, ten times beside a busy loop. A part is repeated with its seed, in the notation of the shell:
// `TEST_SEED=<seed> npm run soak -- --only <name>`.
import { execFileSync, spawn } from 'node:child_process';
import { depths } from './depths.mjs';
import { runStep } from './run-step.mjs';
import { sumUp } from './tally.mjs';
import { vitestStep } from './vitest-step.mjs';

/** @import { Step, StepResult } from './run-step.mjs' */
/**
 * One part: its statement, how deep it goes, and the steps that show it.
 * @typedef {{ statement: string, depth: string, steps: Step[] }} Part
 */

/** A test in depth may take two hours, in milliseconds. */
const options = '--testTimeout=7200000';

/** @param {string} name @param {string} selection @param {string} seed @param {Record<string, string>} [env] */
const vitest = (name, selection, seed, env = {}) =>
  vitestStep(name, selection, seed, { env, options });

/** @param {string} name @param {string} spec @returns {Step} */
function playwright(name, spec) {
  const commands = [
    'npm run --silent build',
    `playwright test -c tests/e2e/playwright.config.ts ${spec} --workers=1 --timeout=3600000`,
  ];
  return { name, isSuite: true, commands };
}

/** The test files that draw values. @returns {string[]} */
function filesWithProperties() {
  const command = ['grep', '-l', "from 'fast-check'", '--', 'src/*.test.ts', 'tests/*.test.ts'];
  return execFileSync('git', command, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** @param {string} seed @returns {Record<string, Part>} */
export const partsOf = (seed) => ({
  kills: {
    statement: 'no money is lost or doubled by SIGKILL',
    depth: `${depths.kills.soak} kills an engine`,
    steps: [vitest('kills', '--project slow killed', seed)],
  },
  crashPoints: {
    statement: 'an operation on money that is killed at any statement happens exactly once',
    depth: 'each statement of each operation',
    steps: [vitest('crash points', '--project slow tests/crash-points-', seed)],
  },
  simulation: {
    statement: 'books are right whatever members, notices, clocks and kills do',
    depth: `${depths.steps.soak} steps`,
    steps: [vitest('simulation', '--project slow tests/simulation-', seed)],
  },
  bends: {
    statement: 'a reply of another gateway keeps all that can be read',
    depth: `${depths.bends.soak} bent fields`,
    steps: [vitest('bends', '--project logic tests/odd-gateways.test.ts', seed)],
  },
  fuzz: {
    statement:
      'whatever a field of a request holds, it is no server error, and what is wrong changes nothing',
    depth: `${depths.fuzz.soak} fields`,
    steps: [vitest('fuzz', '--project slow tests/bad-input-', seed)],
  },
  properties: {
    statement: 'properties of money, links, patterns and limits hold for any input',
    depth: `${depths.propertySeeds.soak} seeds`,
    steps: Array.from({ length: depths.propertySeeds.soak }, (_, nth) => {
      const TEST_SEED = String(Number(seed) + nth);
      const selection = `--project logic --project slow ${filesWithProperties().join(' ')}`;
      return vitest(`properties ${TEST_SEED}`, selection, seed, { TEST_SEED });
    }),
  },
  axe: {
    statement: 'axe finds no violation',
    depth: `${depths.axeVariants.soak} variants of theme, width and language`,
    steps: [playwright('axe', 'accessibility.spec.ts')],
  },
  lighthouse: {
    statement: 'Lighthouse scores each public route',
    depth: 'each public route',
    steps: [playwright('lighthouse', 'lighthouse.spec.ts')],
  },
});

/** Names that stand for several parts. @type {ReadonlyMap<string, readonly string[]>} */
const groups = new Map([['money', ['kills', 'crashPoints', 'simulation']]]);

/**
 * The parts that a run chooses: all, one, or the parts of a group. Throws an error for a name that is unknown.
 * @param {Readonly<Record<string, Part>>} parts @param {readonly string[]} words The words after the command.
 */
export function chooseParts(parts, words) {
  const all = Object.entries(parts);
  if (!words.includes('--only')) return all;
  const only = words[words.indexOf('--only') + 1] ?? '';
  const names = groups.get(only) ?? [only];
  const chosen = all.filter(([name]) => names.includes(name));
  if (chosen.length > 0) return chosen;
  const known = [...Object.keys(parts), ...groups.keys()].join(', ');
  throw new Error(`There is no part "${only}", only ${known}.`);
}

/** Ten runs of what the last commit and the work tree have changed, beside a busy loop. @param {string} seed */
async function runFlaky(seed) {
  const loop = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  try {
    /** @type {StepResult[]} */
    const done = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const selection = '--project logic --project screen --project pages --changed HEAD~1';
      const step = vitest(`flaky ${turn + 1}`, selection, String(Number(seed) + turn));
      done.push(await runStep(step));
    }
    return done;
  } finally {
    loop.kill('SIGKILL');
  }
}

/**
 * Runs the parts and prints a table of them.
 * @param {readonly string[]} words The words after the command. @param {string} seed @returns {Promise<StepResult[]>}
 */
export async function runSoak(words, seed) {
  if (words.includes('--flaky')) return runFlaky(seed);
  const chosen = chooseParts(partsOf(seed), words);
  /** @type {StepResult[]} */
  const done = [];
  /** @type {string[]} */
  const table = [];
  for (const [name, { statement, depth, steps }] of chosen) {
    /** @type {StepResult[]} */
    const results = [];
    for (const step of steps) results.push(await runStep(step));
    done.push(...results);
    const { passed, failed } = sumUp(results);
    table.push(
      `${name} | ${statement} | ${depth} | seed ${seed} | ${passed} passed, ${failed} failed`,
    );
  }
  console.log(`\n${table.join('\n')}`);
  return done;
}
