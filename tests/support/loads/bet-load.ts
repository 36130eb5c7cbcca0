import { hashToken } from '#gateway/hash-token.ts';
import { settleDueBets } from '#gateway/bets/bets.ts';
import { addPlayer, clock } from '../add-player.ts';
import { auditBets, settledBets } from '../audit-bets.ts';
import { type BetKind, betKinds, decideBet } from '../bet-kinds.ts';
import { addBetGames, betTwice, gameSession, openBetGame, openGames } from '../open-games.ts';
import { differing, type Load, type LoadRun, lostOf, memberOf } from './load.ts';

const opening = 1_000_000_00;
const session = 'bets';
/** The bets of each kind that a last run places at least. */
const least = 6;
const dayMs = 86_400_000;

/** Reports the calls of a bet that are answered. A hand that ended in an earlier run is not dealt again. */
function report(
  say: LoadRun['say'],
  key: string,
  answers: Awaited<ReturnType<typeof betTwice>>,
): void {
  for (const { status, reason } of answers.flat())
    if (status !== 200 && reason !== 'hand_over') throw new Error(`${key}: ${String(reason)}`);
  say(key);
  if (answers.at(-1)?.[0]['action'] === 'call') say(`${key}-raise`);
}

async function placeBets({ database, say, isLast }: LoadRun, kind: BetKind): Promise<void> {
  let now = clock.now();
  const send = openGames(database, { now: () => now });
  for (let nth = 0; nth < least || !isLast(); nth += 1) {
    now = kind.nextAt(now);
    const key = `${kind.name}-${nth}`;
    const bet = { nth, key, session: gameSession(session, kind), now };
    report(say, key, await betTwice(send, kind, bet));
    await settleDueBets(database, now, { decide: decideBet });
  }
}

/**
 * A member who places bets of all kinds at once, each call twice, and settles those that are due. Each run begins with the
 * first bets again, as a page repeats what was not answered.
 */
export const betLoad: Load = {
  name: 'bet',
  async prepare(database) {
    const { sql } = database;
    await addBetGames(database);
    const { id } = await addPlayer(database, 'better', opening);
    const signedIn = { created_at: clock.now(), seen_at: clock.now(), member_id: id };
    const token_hash = hashToken(`session of ${session}`);
    await sql
      .insertInto('session')
      .values({ token_hash, ...signedIn })
      .execute();
    for (const kind of betKinds) await openBetGame(sql, { id, session }, kind);
  },
  async run(run) {
    await Promise.all(betKinds.map((kind) => placeBets(run, kind)));
    while ((await settleDueBets(run.database, clock.now() + dayMs, { decide: decideBet })) > 0);
  },
  async check({ database, reported }) {
    const { sql } = database;
    const memberId = await memberOf(database, 'better');
    const rounds = sql.selectFrom('round').select('key').where('member_id', '=', memberId);
    const keys = (await rounds.execute()).map(({ key }) => key);
    const due = betKinds.map(({ name }) => `${name}-${least - 1}`);
    return [
      ...lostOf([...reported, ...due], keys),
      ...differing('bets', await auditBets(sql, opening, memberId), settledBets),
    ];
  },
};
