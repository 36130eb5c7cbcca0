import { expect, it, vi } from 'vitest';
import { holdAnswers } from './hold-answers.ts';

const turn = () => new Promise((done) => setTimeout(done));

it('sends requests at once, and holds answers, failures and kept data until the release', async () => {
  const fetch = vi.fn(async (address: RequestInfo | URL) => {
    if (address === '/bad') throw new TypeError('offline');
    return new Response('good');
  });
  const held = holdAnswers({ fetch, indexedDb: () => null, now: () => 9 }, {}, NaN);
  const came: string[] = [];
  const good = held.platform.fetch('/good').then(() => came.push('answer'));
  const bad = held.platform.fetch('/bad').catch(() => came.push('failure'));
  const kept = Promise.resolve(held.platform.indexedDb()).then(() => came.push('kept data'));
  await turn();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(came).toEqual([]);
  held.release();
  await Promise.all([good, bad, kept]);
  expect(came.toSorted()).toEqual(['answer', 'failure', 'kept data']);
});

it('answers from the data of the page until the release, whatever the time stamp', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('new'));
  const { platform, release } = holdAnswers(
    { fetch, indexedDb: () => null, now: () => 9 },
    { '/games?page=1': 'one', '/vendors': 'two' },
    NaN,
  );
  const textOf = async (address: string) => (await platform.fetch(address)).text();
  expect(await textOf('/games?page=1&t=5')).toBe('one');
  expect(await textOf('/vendors?t=7')).toBe('two');
  expect(fetch).not.toHaveBeenCalled();
  release();
  expect(await textOf('/vendors?t=8')).toBe('new');
});

it('gives answers of a kept page their age until the release', () => {
  const needs = { fetch: vi.fn<typeof fetch>(), indexedDb: () => null, now: () => 9 };
  const fresh = holdAnswers(needs, {}, NaN);
  expect(fresh.platform.now()).toBe(9);
  const { platform, release } = holdAnswers(needs, {}, 5);
  expect(platform.now()).toBe(5);
  release();
  expect(platform.now()).toBe(9);
});
