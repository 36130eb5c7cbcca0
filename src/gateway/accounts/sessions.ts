import { randomUUID } from 'node:crypto';
import type { AccountType } from '#protocol/model/member.ts';
import { sql as raw } from 'kysely';
import type { Clock } from '../clock.ts';
import { recordEvent } from '../events/events.ts';
import { hashToken } from '../hash-token.ts';
import { isNotExcluded } from '../exclusions/exclusions.ts';
import { endPushesOfDevice, endPushesOfOthers, endPushesOfSession } from '../push/push.ts';
import type { Database, Sql } from '../store/database.ts';
import { announce } from '../store/signals.ts';

/** The member of a session. */
export interface SignedInMember {
  readonly id: string;
  readonly username: string;
  readonly type: AccountType;
  readonly firstTime: boolean;
  /** The session may only change the password and sign out. */
  readonly mustChangePassword: boolean;
  /** SHA-256 of the token: the key of the session in the store. */
  readonly sessionHash: string;
  /** Key of the network of the sign-in. Null: unknown. */
  readonly network: string | null;
}

export interface Sessions {
  /** Begins a session and returns its token. */
  begin(
    memberId: string,
    options: { mustChangePassword: boolean; deviceId: string | null; network?: string },
  ): Promise<string>;
  /** The member of a token; null when the session is unknown or has ended. */
  find(token: string): Promise<SignedInMember | null>;
  /** Ends a session, and the notifications of its browser. So do the functions below. */
  end(session: Pick<SignedInMember, 'id' | 'sessionHash'>): Promise<void>;
  /**
   * Ends all sessions of a member except `kept`, whose forced password change is lifted, and all sign-in links: in the
   * transaction of the change that ends them.
   */
  endOthers(within: Sql, memberId: string, kept: string | null): Promise<void>;
  /** Ends the sessions of a member on one device, in the transaction of the change that ends them. */
  endDevice(within: Sql, memberId: string, deviceId: string): Promise<void>;
  /** The sessions of these hashes that have not ended. */
  living(sessionHashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Calls back when a member has signed out by this gateway. Returns a function that ends it. */
  onEnd(act: () => void): () => void;
  /** Clears the cache of lookups. */
  clearCache(): void;
}

/** A session ends after a day without use. In milliseconds. */
export const sessionIdleMs = 24 * 3_600_000;
/** A session ends this long after its sign-in, however often it is used. In milliseconds. */
export const sessionMostMs = 90 * 24 * 3_600_000;

/** The condition that a row of `session` has not ended by the clock. */
export function isLiving(now: number) {
  return raw<boolean>`(session.seen_at > ${now - sessionIdleMs} and session.created_at > ${now - sessionMostMs})`;
}

/**
 * Lifetime of a cached lookup, in milliseconds. Another gateway on the same store may accept an ended session for as long when
 * the signal of its end is lost.
 */
const lookupLifeMs = 10_000;
/** The time of last use is written at most this often, in milliseconds, and not on every call. */
const recordUseEveryMs = 5 * 60_000;
const maxLookups = 10_000;

interface Lookup {
  readonly session: SignedInMember;
  readonly until: number;
}

async function recordUse(
  sql: Sql,
  sessionHash: string,
  { seenAt, now }: { seenAt: number; now: number },
) {
  if (now - seenAt < recordUseEveryMs) return;
  const session = sql.updateTable('session').set({ seen_at: now });
  await session.where('token_hash', '=', sessionHash).execute();
}

/** Returns the number of ended sessions. */
async function endAllBut(sql: Sql, memberId: string, kept: string | null): Promise<number> {
  const ended = await sql
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .$if(kept !== null, (own) => own.where('token_hash', '!=', kept ?? ''))
    .returning('token_hash')
    .execute();
  if (kept === null) return ended.length;
  const free = sql.updateTable('session').set({ must_change_password: false });
  await free.where('token_hash', '=', kept).execute();
  return ended.length;
}

/** Begins the signal that sessions of a member have ended. Its id follows. */
const signalPrefix = 'sessions ';

/** Sessions with random tokens. The store has only hashes of the tokens. */
export function createSessions(
  { sql, signals }: Pick<Database, 'sql' | 'signals'>,
  clock: Clock,
): Sessions {
  const lookups = new Map<string, Lookup>();
  const endListeners = new Set<() => void>();
  /** Counts ended sessions: a lookup that was under way meanwhile is not cached. */
  let endings = 0;

  function drop(isEnded: (lookup: Lookup) => boolean): void {
    endings += 1;
    for (const [hash, lookup] of lookups) if (isEnded(lookup)) lookups.delete(hash);
  }

  const dropMember = (memberId: string) => drop(({ session }) => session.id === memberId);

  signals.listen((text) => {
    if (text.startsWith(signalPrefix)) dropMember(text.slice(signalPrefix.length));
  });

  /** Drops the cached lookups of a member in every gateway, after the store has deleted sessions. */
  function forget(memberId: string, within = sql): void {
    dropMember(memberId);
    announce(within, `${signalPrefix}${memberId}`);
  }

  /** Notifies the apps of the ended sessions. */
  async function recordEnded(within: Sql, memberId: string, ended: number): Promise<void> {
    if (ended === 0) return;
    const cause = { table: 'member', id: memberId };
    await recordEvent(within, { memberId, kind: 'signedOutElsewhere', cause }, clock.now());
  }

  async function read(sessionHash: string): Promise<SignedInMember | null> {
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
        'network',
      ])
      .where('token_hash', '=', sessionHash)
      .where(isLiving(clock.now()))
      .where('suspended_at', 'is', null)
      .where(isNotExcluded(clock.now()))
      .executeTakeFirst();
    if (!row) return null;
    await recordUse(sql, sessionHash, { seenAt: row.seen_at, now: clock.now() });
    const { id, username, type, network, first_time_login: firstTime } = row;
    const mustChangePassword = row.must_change_password;
    return { id, username, type, firstTime, mustChangePassword, sessionHash, network };
  }

  return {
    async begin(memberId, { mustChangePassword, deviceId, network }) {
      const token = randomUUID();
      const now = clock.now();
      const row = { token_hash: hashToken(token), member_id: memberId };
      await sql
        .insertInto('session')
        .values({
          ...row,
          created_at: now,
          seen_at: now,
          must_change_password: mustChangePassword,
          device_id: deviceId,
          network: network ?? null,
        })
        .execute();
      return token;
    },
    async find(token) {
      const sessionHash = hashToken(token);
      const known = lookups.get(sessionHash);
      if (known && known.until > clock.now()) return known.session;
      lookups.delete(sessionHash);
      const before = endings;
      const session = await read(sessionHash);
      if (lookups.size >= maxLookups) lookups.clear();
      if (session && endings === before)
        lookups.set(sessionHash, { session, until: clock.now() + lookupLifeMs });
      return session;
    },
    async end({ id, sessionHash }) {
      await endPushesOfSession(sql, { memberId: id, sessionHash });
      await sql.deleteFrom('session').where('token_hash', '=', sessionHash).execute();
      forget(id);
      endListeners.forEach((act) => act());
    },
    async endOthers(within, memberId, kept) {
      await endPushesOfOthers(within, memberId, kept);
      await within.deleteFrom('sign_in_link').where('member_id', '=', memberId).execute();
      const ended = await endAllBut(within, memberId, kept);
      await recordEnded(within, memberId, ended);
      forget(memberId, within);
    },
    async endDevice(within, memberId, deviceId) {
      await endPushesOfDevice(within, memberId, deviceId);
      const ended = await within
        .deleteFrom('session')
        .where('member_id', '=', memberId)
        .where('device_id', '=', deviceId)
        .returning('token_hash')
        .execute();
      await recordEnded(within, memberId, ended.length);
      forget(memberId, within);
    },
    async living(sessionHashes) {
      if (sessionHashes.length === 0) return new Set();
      const rows = sql.selectFrom('session').select('token_hash');
      const living = await rows
        .where('token_hash', 'in', sessionHashes)
        .where(isLiving(clock.now()))
        .execute();
      return new Set(living.map((row) => row.token_hash));
    },
    onEnd(act) {
      endListeners.add(act);
      return () => void endListeners.delete(act);
    },
    clearCache: () => drop(() => true),
  };
}
