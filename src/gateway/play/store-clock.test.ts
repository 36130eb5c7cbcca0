import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '#demo/demo.ts';
import { games } from '#demo/content/games.ts';
import { launchGame } from '#protocol/calls/launch.ts';
import { createCaller } from '#tests/support/open-gateway.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { atTime, useRealTime } from '#tests/support/test-clock.ts';
import { testGatewayOptions } from '#tests/support/test-gateway-options.ts';
import { createOperatorClient } from '#tests/support/operator-client.ts';
import { type Gateway, openGateway } from '../gateway.ts';

const programs = findPostgres();
const reason = programs === null ? ' (skipped: no PostgreSQL server is installed here)' : '';

/** A round at a live table, as the gateway reports it. */
interface Answer {
  readonly status: number;
  readonly reason?: string;
  readonly now: number;
  readonly dealt: object | null;
  readonly round: { readonly number: number; readonly closesAt: number; readonly endsAt: number };
}

const live = games.find(({ kind, category }) => kind === 'roulette' && category === 'LIVE');

/** Opens a live table for a member. Returns a function that sends its calls. */
async function openTable(gateway: Gateway) {
  if (live === undefined) throw new Error('No live title is a roulette');
  const { vendor, gameId, nodeId, kind } = live;
  const { request, signIn } = createCaller(gateway);
  const token = await signIn('luis');
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await request(launchGame, wanted, { token });

  async function post<Body>(path: string, body: object): Promise<Body> {
    const asked = new Request(`http://localhost:4174/${kind}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await gateway.gamesFetch(asked, { ip: '192.0.2.1' });
    return { status: answer.status, ...((await answer.json()) as object) } as Body;
  }

  const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
  const { session } = await post<{ session: string }>('/open', { ticket, parents: [] });
  let keys = 0;
  return {
    look: () => post<Answer>('/table', { session, table: nodeId }),
    bet(round: number) {
      const bet = { table: nodeId, round, stakeCentavos: 500, bets: { red: 500 } };
      return post<Answer>('/place', { session, key: `a-late-bet-${(keys += 1)}`, ...bet });
    },
  };
}

describe.skipIf(programs === null)(`Gateways on one PostgreSQL${reason}`, () => {
  let server: Postgres;
  let gateways: Gateway[];
  let goBack = () => {};

  beforeAll(async () => {
    goBack = useRealTime();
    server = await startPostgres(programs ?? '');
    const url = await server.database('clocks');
    const store = { kind: 'postgres', url } as const;
    const open = () => openGateway({ ...demo, ...testGatewayOptions, store });
    gateways = [await open(), await open()];
  }, 120_000);
  afterAll(async () => {
    await Promise.all(gateways.map((one) => one.close()));
    await server.close();
    goBack();
  });

  it('close the bets of a round by the clock of the database, also when their own clock is behind', async () => {
    const [one, two] = gateways;
    if (one === undefined || two === undefined) throw new Error('Two gateways are open');
    const operator = createOperatorClient(one);
    const [ahead, behind] = [await openTable(one), await openTable(two)];
    const first = await ahead.look();
    await operator.advance(Math.ceil((first.round.endsAt + 3_100 - first.now) / 1_000));
    const { round, now } = await ahead.look();
    await operator.advance(Math.ceil((round.closesAt + 3_000 - now) / 1_000));
    const revealed = await ahead.look();
    expect(revealed).toMatchObject({ round: { number: round.number }, dealt: expect.any(Object) });
    const slow = Date.now() - 60_000;
    expect(await atTime(slow, () => behind.bet(round.number))).toMatchObject({
      reason: 'bet_closed',
    });
    const shown = await atTime(slow, behind.look);
    expect(shown).toMatchObject({ round: { number: round.number }, dealt: revealed.dealt });
    expect(Math.abs(shown.now - revealed.now)).toBeLessThan(5_000);
  }, 60_000);
});
