import { randomUUID } from 'node:crypto';
import type { AccountType } from '#contract/model/member.ts';
import type { Clock } from '../clock.ts';
import { fingerprint } from '../store/hash-token.ts';
import type { Sql } from '../store/database.ts';

/** Who a token stands for. */
export interface SignedIn {
  readonly id: string;
  readonly username: string;
  readonly type: AccountType;
  readonly firstTime: boolean;
  /** Good for changing the password and signing out only. */
  readonly mustChangePassword: boolean;
  /** Names the session in the store. */
  readonly sessionHash: string;
}

export interface Sessions {
  /** A fresh token for a member. */
  begin(memberId: string, how?: { mustChangePassword: boolean }): Promise<string>;
  find(token: string): Promise<SignedIn | null>;
  end(session: SignedIn): Promise<void>;
  /** Ends every session of a member, but for one that goes on as a full one. */
  endOthers(memberId: string, kept: string | null): Promise<void>;
  /** Forgets what it has looked up. */
  forget(): void;
}

/** A session that is not used ends after a day. */
export const idleLimit = 24 * 3_600_000;
/** How long a lookup is believed: also how long another gateway on the same store may still believe a session that has ended. */
const lookupLimit = 10_000;
const noteUseEvery = 5 * 60_000;
const mostLookups = 10_000;

interface Lookup {
  readonly session: SignedIn;
  readonly until: number;
}

/** Not at each use: that would be a write for each call. */
async function noteUse(
  sql: Sql,
  sessionHash: string,
  { seenAt, now }: { seenAt: number; now: number },
) {
  if (now - seenAt < noteUseEvery) return;
  const session = sql.updateTable('session').set({ seen_at: now });
  await session.where('token_hash', '=', sessionHash).execute();
}

async function endAllBut(sql: Sql, memberId: string, kept: string | null): Promise<void> {
  const own = sql.deleteFrom('session').where('member_id', '=', memberId);
  await (kept === null ? own : own.where('token_hash', '!=', kept)).execute();
  if (kept === null) return;
  const free = sql.updateTable('session').set({ must_change_password: false });
  await free.where('token_hash', '=', kept).execute();
}

/** Sessions by random tokens, of which only a fingerprint is kept. */
export function createSessions(sql: Sql, clock: Clock): Sessions {
  const lookups = new Map<string, Lookup>();

  async function read(sessionHash: string): Promise<SignedIn | null> {
    const row = await sql
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.member_id')
      .select([
        'member.id',
        'username',
        'type',
        'first_time_login',
        'seen_at',
        'must_change_password',
      ])
      .where('token_hash', '=', sessionHash)
      .where('seen_at', '>', clock.now() - idleLimit)
      .executeTakeFirst();
    if (!row) return null;
    await noteUse(sql, sessionHash, { seenAt: row.seen_at, now: clock.now() });
    const { id, username, type, first_time_login: firstTime } = row;
    const mustChangePassword = row.must_change_password;
    return { id, username, type, firstTime, mustChangePassword, sessionHash };
  }

  return {
    async begin(memberId, { mustChangePassword } = { mustChangePassword: false }) {
      const token = randomUUID();
      const now = clock.now();
      const row = { token_hash: fingerprint(token), member_id: memberId };
      await sql
        .insertInto('session')
        .values({
          ...row,
          created_at: now,
          seen_at: now,
          must_change_password: mustChangePassword,
        })
        .execute();
      return token;
    },
    async find(token) {
      const sessionHash = fingerprint(token);
      const known = lookups.get(sessionHash);
      if (known && known.until > clock.now()) return known.session;
      lookups.delete(sessionHash);
      const session = await read(sessionHash);
      if (lookups.size >= mostLookups) lookups.clear();
      if (session) lookups.set(sessionHash, { session, until: clock.now() + lookupLimit });
      return session;
    },
    async end({ sessionHash }) {
      lookups.delete(sessionHash);
      await sql.deleteFrom('session').where('token_hash', '=', sessionHash).execute();
    },
    async endOthers(memberId, kept) {
      await endAllBut(sql, memberId, kept);
      for (const [hash, { session }] of lookups) if (session.id === memberId) lookups.delete(hash);
    },
    forget: () => lookups.clear(),
  };
}
