/**
 * A depth: `check` is the fast loop, `test` shows every statement once before a change lands, and `soak` shows the same
 * statements in depth.
 * @typedef {'check' | 'test' | 'soak'} Depth
 */

/**
 * The number of times that each statement is tested, at each depth. A test reads its number here with `depthOf`, so that one test file
 * serves all depths.
 */
export const depths = /** @type {const} */ ({
  /** Real SIGKILLs of a gateway under load, on each engine. */
  kills: { check: 0, test: 2, soak: 100 },
  /** Steps of the seeded simulation of members, notices, clocks and crashes. */
  steps: { check: 0, test: 2_000, soak: 100_000 },
  /** Fields of replies that are bent as gateways of other makes may send them. */
  bends: { check: 25_000, test: 25_000, soak: 1_000_000 },
  /** Fields of requests that are filled with anything. One in eight is right by chance and not sent. */
  fuzz: { check: 6_000, test: 6_000, soak: 120_000 },
  /** Variants of theme, width and language in which axe reads a page with all its rules. */
  axeVariants: { check: 0, test: 1, soak: 8 },
  /** Public routes that Lighthouse measures. */
  lighthouseRoutes: { check: 0, test: 0, soak: 100 },
  /** Seeds that the properties are drawn from. */
  propertySeeds: { check: 1, test: 1, soak: 20 },
});

/** The depth of this run. `run.mjs` sets it. @returns {Depth} */
export function currentDepth() {
  const named = process.env['TEST_DEPTH'];
  return named === 'check' || named === 'soak' ? named : 'test';
}

/** The number of a statement at the depth of this run. @param {keyof typeof depths} name @returns {number} */
export function depthOf(name) {
  return depths[name][currentDepth()];
}

/**
 * The seed of this run, a whole number. The same seed gives the same run; `run.mjs` prints it. Without one, tests of
 * seeded runs use 1.
 */
export function runSeed() {
  return Number(process.env['TEST_SEED'] ?? 1);
}
