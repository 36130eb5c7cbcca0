import { createGames } from '#demo/games/create-games.ts';
import { hashToken } from '#gateway/hash-token.ts';
import { createMemberBets } from '#gateway/play/member-bets.ts';
import { createMemberRounds } from '#gateway/play/member-rounds.ts';
import type { Database, Sql } from '#gateway/store/database.ts';
import { prepareLedger, type TestPlayer } from './add-player.ts';
import { type BetKind, betKinds, decideBet, testSeeds } from './bet-kinds.ts';

/** Adds the house accounts and a game for each kind of bet to an empty store. */
export async function prepareGames(database: Database): Promise<void> {
  await prepareLedger(database);
  await addBetGames(database);
}

/** Adds a game for each kind of bet, of the vendor that `addOneGame` has added. */
export async function addBetGames({ sql }: Database): Promise<void> {
  for (const category of new Set(betKinds.map((one) => one.category))) {
    if (category === 'RNG') continue;
    await sql
      .insertInto('vendor')
      .columns(['category', 'code', 'name', 'opens_games', 'under_maintenance', 'lane', 'sort'])
      .expression((from) =>
        from
          .selectFrom('vendor')
          .select((select) => select.val(category).as('category'))
          .select(['code', 'name', 'opens_games', 'under_maintenance', 'lane', 'sort'])
          .where('category', '=', 'RNG')
          .where('code', '=', 'V'),
      )
      .execute();
  }
  const games = betKinds.map(({ nodeId, name, category, kind }) => ({
    node_id: nodeId,
    game_id: name,
    vendor: 'V',
    category,
    name,
    slot_class: null,
    trial: false,
    hot: 0,
    kind,
  }));
  await sql.insertInto('game').values(games).execute();
}

/** The session of a game page, by the session of its player. */
export const gameSession = (session: string, { name }: BetKind): string => `${session} at ${name}`;

/** Opens the game of a kind of bet for a player. Returns the session of its page. */
export async function openBetGame(
  sql: Sql,
  { id, session }: TestPlayer,
  kind: BetKind,
): Promise<string> {
  const own = gameSession(session, kind);
  const opened = { token_hash: hashToken(own), member_id: id, node_id: kind.nodeId };
  await sql
    .insertInto('game_session')
    .values({ ...opened, session_hash: hashToken(`session of ${session}`) })
    .execute();
  return own;
}

/** An answer to a game page. */
export type GameAnswer = Readonly<Record<string, unknown>> & { readonly status: number };

/**
 * The site of the games on a store, with its own seeds. Returns a function that sends a call of a bet; every call must be
 * answered without an internal error.
 */
export function openGames(database: Database, clock: { now(): number }) {
  const rounds = createMemberRounds(database, clock);
  const app = createGames({
    rounds,
    trialRounds: rounds,
    replays: rounds,
    bets: createMemberBets(database, clock, { decide: decideBet }),
    seeds: testSeeds,
    conductOf: () => ({ autoplay: true, quickStop: true, leastRoundMs: 0 }),
    appOrigins: [],
    findGame: () => Promise.resolve(null),
    log(line) {
      throw new Error(line);
    },
  });
  return async (address: string, body: object): Promise<GameAnswer> => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await app.request(address, init);
    return { ...((await answer.json()) as object), status: answer.status };
  };
}

type Send = ReturnType<typeof openGames>;

/** Sends a call of a bet twice at once. */
function sendTwice(send: Send, address: string, body: object): Promise<[GameAnswer, GameAnswer]> {
  return Promise.all([send(address, body), send(address, body)]);
}

/** A bet of a player: its number, its key, the session of its page and its time. */
interface OneBet {
  readonly nth: number;
  readonly key: string;
  readonly session: string;
  readonly now: number;
}

/** Places a bet and ends it, each call twice at once. Returns the answers to each call. */
export async function betTwice(
  send: Send,
  kind: BetKind,
  { nth, key, session, now }: OneBet,
): Promise<[GameAnswer, GameAnswer][]> {
  const answers: [GameAnswer, GameAnswer][] = [];
  for (const { path, body } of kind.callsOf(nth, now))
    answers.push(await sendTwice(send, `/${kind.kind}${path}`, { session, key, ...body }));
  return answers;
}
