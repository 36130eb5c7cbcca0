import { vi } from 'vitest';

// Test machines are slow: one second, the default, is too short on a busy one.
const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: 25_000 }) => waitFor(callback, options);
