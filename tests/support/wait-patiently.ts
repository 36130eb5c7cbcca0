import { afterAll, vi } from 'vitest';

// Test machines are slow: one second, the default, is too short on a busy one, and so was what tests chose themselves. A
// test may only wait longer. Looking again each 5 ms instead of each 50 ends a wait when its answer is there.
const leastMs = 25_000;
const { waitFor } = vi;
vi.waitFor = (callback, options = leastMs) => {
  const own = typeof options === 'number' ? { timeout: options } : options;
  const timeout = Math.max(own.timeout ?? leastMs, leastMs);
  return waitFor(callback, { interval: 5, ...own, timeout });
};

// Parts of the app load other modules late. An import that the end of a file cuts off is an error outside of all tests,
// and it would fail in the files after it, which share the modules.
afterAll(() => vi.dynamicImportSettled());
