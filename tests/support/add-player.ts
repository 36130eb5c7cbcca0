import { v7 as uuid } from 'uuid';
import { hashToken } from '#gateway/hash-token.ts';
import { houseAccounts } from '#gateway/ledger/postings.ts';
import { addMember } from '#gateway/members/members.ts';
import type { Database } from '#gateway/store/database.ts';

const now = Date.UTC(2026, 0, 1);

/** Adds the house accounts and one game of one vendor to an empty store. */
export async function prepareLedger(database: Database): Promise<void> {
  await database.sql.insertInto('ledger_account').values(houseAccounts).execute();
  await addOneGame(database);
}

/** Adds one game of one vendor, which can win the jackpot. */
export async function addOneGame({ sql }: Database): Promise<void> {
  await sql
    .insertInto('vendor')
    .values({
      category: 'RNG',
      code: 'V',
      name: 'V',
      opens_games: false,
      under_maintenance: false,
      lane: 0,
      sort: 0,
      showcase: null,
    })
    .execute();
  await sql
    .insertInto('game')
    .values({
      node_id: 1,
      game_id: 'one',
      vendor: 'V',
      category: 'RNG',
      name: 'One',
      slot_class: null,
      trial: false,
      hot: 0,
      kind: 'slot',
      is_jackpot: true,
    })
    .execute();
}

export interface TestPlayer {
  readonly id: string;
  /** Secret of an open game session. */
  readonly session: string;
}

/** Adds a player with an open session of the one game. */
export function addPlayer(
  database: Database,
  name: string,
  balanceCentavos: number,
): Promise<TestPlayer> {
  return database.transaction(async (sql) => {
    const id = await addMember(
      sql,
      {
        username: name,
        nickname: name,
        passwordHash: '',
        type: 0,
        mobile: null,
        email: null,
        realName: name,
        level: '',
        club: null,
        uplineId: null,
        registeredAt: now,
        firstTimeLogin: false,
        passwordExpired: false,
        defaultPassword: false,
        alwaysSecondStep: false,
        balanceCentavos,
        referralCode: null,
        referrerId: null,
        selfExcluded: false,
        profile: {},
      },
      now,
    );
    const session = uuid();
    const sessionHash = hashToken(`session of ${session}`);
    await sql
      .insertInto('session')
      .values({ token_hash: sessionHash, member_id: id, created_at: now, seen_at: now })
      .execute();
    await sql
      .insertInto('game_session')
      .values({
        token_hash: hashToken(session),
        session_hash: sessionHash,
        member_id: id,
        node_id: 1,
      })
      .execute();
    return { id, session };
  });
}

/** The fixed clock of these tests. */
export const clock = { now: () => now };
