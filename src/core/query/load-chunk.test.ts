import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk, withLoadTimeout } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

describe('loading a chunk', () => {
  it('that hangs fails as a load timeout after 120 s, not before', async () => {
    const failed = vi.fn();
    loadChunk(() => never).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(
      expect.objectContaining({ failure: { kind: 'loadTimeout' } }),
    );
  });

  it('that the network refuses fails as a gateway that does not answer', async () => {
    const refused = loadChunk(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(refused).rejects.toMatchObject({ failure: { kind: 'unavailable', status: null } });
  });

  it('that arrives leaves no timer behind', async () => {
    expect(await withLoadTimeout(Promise.resolve('chunk'))).toBe('chunk');
    expect(vi.getTimerCount()).toBe(0);
  });
});
