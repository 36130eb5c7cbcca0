import { expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from './database.ts';
import { reportsOf } from './read-replica.ts';

it('runs one report of a member at a time, also after one that fails', async () => {
  const { sql, close } = await openDatabase(await openTestStore('empty'));
  const steps: string[] = [];
  const ends = new Map<string, () => void>();
  const report = reportsOf((work) => work(sql));
  const open = (memberId: string, name: string) =>
    report(memberId, async () => {
      steps.push(`${name} begins`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      steps.push(`${name} ends`);
    });
  const first = open('ana', 'first');
  const failing = report('ana', () => Promise.reject(new Error('It is too large')));
  const second = open('ana', 'second');
  const other = open('luis', 'other');
  await expect.poll(() => steps).toEqual(['first begins', 'other begins']);
  ends.get('other')?.();
  await other;
  ends.get('first')?.();
  await first;
  await expect(failing).rejects.toThrow('It is too large');
  await expect.poll(() => steps.at(-1)).toBe('second begins');
  ends.get('second')?.();
  await second;
  const inOrder = ['first begins', 'first ends', 'second begins', 'second ends'];
  expect(steps.filter((step) => !step.startsWith('other'))).toEqual(inOrder);
  await close();
});
