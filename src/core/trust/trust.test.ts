import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getTrust } from '#protocol/calls/protection/trust.ts';
import { formatOf } from '#tests/support/format-of.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { keptTrust, sortHelpLines } from './trust.ts';

let opened: OpenedApp;
beforeAll(async () => void (opened = await openApp()));
afterEach(() => opened.operator.settings({ failNext: [] }));
afterAll(() => opened.close());

const openTrust = async () => (await opened.app.help()).trust;

it('a gateway without the facts is no failure', async () => {
  await opened.operator.failNext(getTrust, 400, { errorCode: 'function.not.available' });
  const trust = await openTrust();
  await trust.load();
  expect(trust.state).toMatchObject({ phase: 'ready', failure: null, facts: null });
});

it('the facts of a guest fit the cache, so that help lines stay without a network', async () => {
  const trust = await openTrust();
  await trust.load();
  const { facts } = trust.state;
  expect(facts?.helpLines.length).toBeGreaterThan(0);
  const { shape } = await formatOf(keptTrust);
  expect(parse(shape, JSON.parse(JSON.stringify(facts)))).toEqual(facts);
});

it('help lines in the language of the player come first, the others keep their order', () => {
  const lines = [
    { name: 'one', languages: ['EN'] },
    { name: 'two', languages: ['TH', 'EN'] },
    { name: 'three', languages: [] },
  ] as const;
  expect(sortHelpLines(lines, 'TH').map(({ name }) => name)).toEqual(['two', 'one', 'three']);
});
