import { expect, it } from 'vitest';
import { jackpotTotal, post } from '#gateway/ledger/postings.ts';
import { createMemberRounds } from '#gateway/play/member-rounds.ts';
import type { Database, Sql } from '#gateway/store/database.ts';
import { addPlayer, clock, prepareLedger, type TestPlayer } from './add-player.ts';
import { auditLedger, balancedLedger, lostWork } from './audit-ledger.ts';
import { countReruns } from './count-reruns.ts';

const crowd = 64;
const stakeCentavos = 250_00;

/** Adds twice an amount to the jackpot: in two of its accounts. */
export async function fillJackpot(sql: Sql, key: string, centavos: number): Promise<void> {
  const cause = { table: 'ledger_account', id: 'cash' } as const;
  const postings = [
    { account: 'cash', amount: -2 * centavos },
    { account: 'jackpot:2', amount: centavos },
    { account: 'jackpot:7', amount: centavos },
  ];
  await post(sql, { key, kind: 'opening', at: clock.now(), postings, cause, actor: 'operator' });
}

/** Declares the test of a jackpot that many players win at once. `open` opens an empty store. */
export function describeJackpot(title: string, open: () => Promise<Database>): void {
  it(`${title} is not paid twice to ${crowd} players at once who send everything twice`, async () => {
    const database = await open();
    await prepareLedger(database);
    const players: TestPlayer[] = [];
    for (let nth = 0; nth < crowd; nth += 1)
      players.push(await addPlayer(database, `crowd${nth}`, 1_000_00));
    await fillJackpot(database.sql, 'pool', 10_000_00);
    const { counted, reruns } = countReruns(database);
    const { play } = createMemberRounds(counted, clock);
    const answers = await Promise.all(
      players.flatMap(({ session }, nth) => {
        // Every second player wins.
        const jackpotPart = nth % 2 === 0 ? 1 : undefined;
        const decide = () => ({ payoutCentavos: 0, outcome: null, jackpotPart });
        const round = { key: `crowd-${nth}`, stakeCentavos, decide };
        return [play(session, 'slot', round), play(session, 'slot', round)];
      }),
    );
    const paid = answers.filter(({ repeated }) => !repeated);
    expect(paid).toHaveLength(crowd);
    const wins = paid.map(({ jackpotCentavos }) => jackpotCentavos);
    expect(Math.max(...wins)).toBeGreaterThanOrEqual(20_000_00);
    const sum = wins.reduce((all, win) => all + win, 0);
    const shares = (crowd * stakeCentavos) / 100;
    expect(await jackpotTotal(database.sql)).toBe(20_000_00 + shares - sum);
    expect(reruns()).toBe(0);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
    const keys = players.map((_, nth) => `crowd-${nth}`);
    expect(await lostWork(database.sql, keys)).toEqual([]);
    await database.close();
  }, 120_000);
}
