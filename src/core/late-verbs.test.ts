import { expect, it, vi } from 'vitest';
import { lateVerbs } from './late-verbs.ts';

it('loads a slice when a verb is called, and passes arguments and answers on', async () => {
  const load = vi.fn(async () => ({
    add: (one: number, two: number) => one + two,
    fail: async () => Promise.reject(new RangeError('no')),
    other: 5,
  }));
  const { add, fail } = lateVerbs(load, ['add', 'fail']);
  expect(load).not.toHaveBeenCalled();
  expect(await add(1, 2)).toBe(3);
  await expect(fail()).rejects.toThrow(RangeError);
  expect(load).toHaveBeenCalledTimes(2);
});

it('rejects where the slice cannot be loaded', async () => {
  const load = async (): Promise<{ go(): void }> => {
    throw new TypeError('offline');
  };
  await expect(lateVerbs(load, ['go']).go()).rejects.toThrow('offline');
});
