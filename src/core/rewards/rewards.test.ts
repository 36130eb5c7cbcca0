import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimReward } from '#protocol/calls/rewards/claims.ts';
import type { RedEnvelope } from '#protocol/model/rewards/red-envelope.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { envelopePhase } from './red-envelopes.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const conditions = { verified: false, deposits: 0, turnover: 0, plays: 1 };
  await gateway.operator.settings({ rewardConditions: conditions });
});
afterAll(() => gateway.close());

it('a claim of all rewards shows a partial failure, and the rest is claimed later', async () => {
  for (const title of ['First', 'Second', 'Third']) {
    await gateway.operator.offerTicket({ to: 'luis', amount: 1, title });
  }
  const { app, close } = await openApp({ gateway, signedIn: 'luis' });
  const { claims, past } = await app.rewards();
  await claims.load();
  expect(claims.state.rewards).toHaveLength(3);
  await gateway.operator.failNext(claimReward, 500);
  const results = await claims.claimAll();
  expect(results.map(({ reward, failure }) => [reward.state, failure === null])).toEqual([
    ['offered', false],
    ['claimed', true],
    ['claimed', true],
  ]);
  await claims.load();
  expect(claims.state.rewards.map(({ id }) => id)).toEqual([results[0]?.reward.id]);
  expect(await claims.claim(results[0]?.reward.id ?? '')).toMatchObject({ state: 'claimed' });
  await past.load();
  expect(past.state.rows).toHaveLength(3);
  await close();
});

it('reads older rewards page by page', async () => {
  const { app, close } = await openApp({ gateway, signedIn: 'ana' });
  for (let nth = 0; nth < 12; nth += 1) {
    await gateway.operator.offerTicket({ to: 'ana', amount: 1, title: `Ticket ${nth}` });
  }
  const { claims, past } = await app.rewards();
  await claims.load();
  await claims.claimAll();
  await past.load();
  expect(past.state.rows).toHaveLength(10);
  await past.loadMore();
  expect(past.state.rows).toHaveLength(14);
  expect(new Set(past.state.rows.map(({ id }) => id)).size).toBe(14);
  expect(past.state.hasMore).toBe(false);
  await close();
});

it('knows the phase of a red envelope', () => {
  const times = { opensAt: 1_000, closesAt: 2_000 };
  const sizes = { id: 'a', title: '', pot: 10, shares: 2, least: 1, sharesLeft: 1 };
  const fresh: RedEnvelope = { ...times, ...sizes, own: null };
  expect(envelopePhase(fresh, 999)).toBe('coming');
  expect(envelopePhase(fresh, 1_000)).toBe('open');
  expect(envelopePhase(fresh, 2_000)).toBe('closed');
  expect(envelopePhase({ ...fresh, sharesLeft: 0 }, 1_500)).toBe('soldOut');
  expect(envelopePhase({ ...fresh, own: 5 }, 3_000)).toBe('taken');
});
