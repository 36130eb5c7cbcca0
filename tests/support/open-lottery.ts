import { launchGame } from '#protocol/calls/launch.ts';
import * as betRecords from '#protocol/calls/records/bet-records.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { knownAmount } from './known-amount.ts';
import type { TestGateway } from './open-gateway.ts';

/** The game of the lottery that is drawn most often. */
export const quickGame = 'KULAY3';

interface ShownDraw {
  readonly numero: string;
  readonly closesAt: number;
  readonly endsAt: number;
  readonly hash: string;
}

/** The parts of answers that are read here. */
interface Answer {
  readonly status: number;
  readonly reason?: string;
  readonly session: string;
  readonly now: number;
  readonly balanceCentavos: number;
  readonly coming: readonly ShownDraw[];
  readonly past: readonly (ShownDraw & { seed: string; drawn: readonly number[] })[];
  readonly bets: readonly { key: string; state: string; payoutCentavos: number }[];
}

async function post({ gateway }: TestGateway, path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`http://localhost:4174/lottery${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const answer = await gateway.gamesFetch(request, { ip: '192.0.2.1' });
  return { ...((await answer.json()) as Answer), status: answer.status };
}

/** The last and the next days. */
export const lately = () => ({ from: Date.now() - 86_400_000, to: Date.now() + 2 * 86_400_000 });

/** Opens the page of the lottery as a member. Returns its calls, and what the member sees of it elsewhere. */
export async function openLottery(test: TestGateway, username: string) {
  const token = await test.signIn(username);
  const wanted = {
    launchMode: 'LOTT' as const,
    lottoGameCode: quickGame,
    lottoView: 'betting' as const,
  };
  const { url } = await test.request(launchGame, wanted, { token });
  const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
  const { session } = await post(test, '/open', { ticket, parents: [] });
  return {
    token,
    balance: async () => knownAmount((await test.request(getBalance, {}, { token })).centavos),
    tickets: async (filter: object = {}) =>
      test.request(
        betRecords.getDrawBets,
        { ...lately(), page: 1, size: 40, ...filter },
        { token },
      ),
    draws: (code = quickGame) => post(test, '/draws', { session, game: code }),
    buy: (key: string, ticket: object) =>
      post(test, '/place', { session, key, stakeCentavos: 1_000, numbers: [1, 2, 3], ...ticket }),
  };
}
