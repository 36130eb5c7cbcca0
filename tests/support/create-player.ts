import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#protocol/calls.ts';
import { games } from '#demo/content/games.ts';
import { createCaller, RefusedCall } from './open-gateway.ts';

/** The amount of each deposit, in pesos. */
export const paidPesos = 200;

const slot = games.find((one) => one.kind === 'slot' && (one.leastBet ?? 100) === 100);

/** Repeats a request until it is answered: the gateway that had it may be gone. A refusal is an answer. */
async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  let last: unknown;
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RefusedCall) throw error;
      last = error;
      await sleep(50);
    }
  }
  throw new Error('No answer in 30 seconds', { cause: last });
}

/**
 * A player who deposits and bets at real servers, and asks again with the same key. `gamesOrigin` has the games, by default
 * the same server.
 */
export async function createPlayer(origin: string, name: string, gamesOrigin = origin) {
  const { request, signIn } = createCaller({
    fetch: (asked) => fetch(new Request(asked.url.replace(/^https?:\/\/[^/]+/, origin), asked)),
  });
  const token = await insist(() => signIn(name));

  async function post(place: string, body: object) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(gamesOrigin + place, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${place} answered ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  }

  async function openSlot(): Promise<unknown> {
    if (!slot) throw new Error('The demo has no slot');
    const { vendor, gameId, nodeId } = slot;
    const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
    const { url } = await request(calls.launchGame, wanted, { token });
    const ticket = new URL(url, gamesOrigin).hash.slice(1);
    return (await post('/slot/open', { ticket, parents: [] }))['session'];
  }

  const session = await openSlot();
  const deposits: string[] = [];
  const rounds: string[] = [];
  return {
    token,
    request,
    deposits,
    rounds,
    async deposit(): Promise<void> {
      const key = randomUUID();
      deposits.push(key);
      const wanted = { key, channel: 'agos', amount: paidPesos };
      const deposit = await insist(() => request(calls.depositByLaunchUrl, wanted, { token }));
      const { id } = deposit;
      if (deposit.state !== 'pending' || deposit.payment.way !== 'page') {
        throw new Error(`The deposit ${key} is ${deposit.state} and has no page`);
      }
      const body = new URLSearchParams({ action: 'pay' });
      const page = { method: 'POST', body, redirect: 'manual' } as const;
      const { status } = await fetch(deposit.payment.url, page);
      if (status !== 303) throw new Error(`The page of the payment answered ${status}`);
      for (let tries = 0; tries < 300; tries += 1) {
        const { state } = await insist(() => request(calls.getDeposit, { id }, { token }));
        if (state === 'paid') return;
        await sleep(100);
      }
      throw new Error(`The deposit ${key} was not credited in 30 seconds`);
    },
    async bet(): Promise<void> {
      const key = randomUUID();
      rounds.push(key);
      const round = { session, key, stakeCentavos: 500 };
      await insist(() => post('/slot/play', round));
    },
  };
}

export type Player = Awaited<ReturnType<typeof createPlayer>>;
