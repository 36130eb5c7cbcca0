import { vi } from 'vitest';

// Test machines are slow: one second, the default, is too short on a busy one. Looking again each 5 ms instead of each 50
// ends a wait when its answer is there.
const { waitFor } = vi;
vi.waitFor = (callback, options = 25_000) =>
  waitFor(callback, {
    interval: 5,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
