import { sql as raw } from 'kysely';
import { expect, it } from 'vitest';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openEarlierStore } from '#tests/support/earlier-store.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { settleDueBets } from '../../bets/bets.ts';
import { addExclusion } from '../../exclusions/exclusions.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { createSessions } from '../sessions.ts';
import { liftSuspension, suspendMember } from './suspend-member.ts';

const crowd = 64;
const stake = 3_00;
const pays = 5_00;
const opening = 1_000_00;
const now = clock.now();
const operator = { by: 'operator', operator: 'owner', reason: 'A check' } as const;
const upline = { by: 'upline' } as const;
const notIn = { code: 'login.not.session' };

/** 64 bets at once, half of them open ones, with the suspension of two suspenders among them. */
async function checkBets(database: Database): Promise<void> {
  const { sql, transaction } = database;
  const { id: memberId } = await addPlayer(database, 'held', opening);
  const rules = { sessions: createSessions(database, clock), now };
  const { play, place } = createBonusPlay(database, now);
  const bets = Array.from({ length: crowd }, (_, nth) => {
    const bet = { key: `bet-${nth}`, stake };
    return nth % 2 === 0 ? play(memberId, { ...bet, pays: 0 }) : place(memberId, { ...bet, pays });
  });
  const made = [operator, upline, operator].map((one) =>
    transaction((within) => suspendMember(within, memberId, one, rules)),
  );
  const done = await Promise.allSettled(bets);
  expect((await Promise.all(made)).filter(Boolean)).toHaveLength(2);
  for (const one of done) if (one.status === 'rejected') expect(one.reason).toMatchObject(notIn);
  await expect(play(memberId, { key: 'late', stake, pays: 0 })).rejects.toMatchObject(notIn);
  // An open bet stays open, and gets its result.
  const isOpen = (one: PromiseSettledResult<unknown>, nth: number) =>
    one.status === 'fulfilled' && nth % 2 === 1;
  const open = done.filter(isOpen).length;
  const placed = done.filter(({ status }) => status === 'fulfilled').length;
  await settleDueBets(database, now + 1);
  const wallet = await sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(wallet.balance).toBe(opening - placed * stake + open * pays);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
}

/** Two suspensions and a time-out: the member plays again only when none of them holds. */
async function checkWays(database: Database): Promise<void> {
  const { transaction } = database;
  const { id: memberId } = await addPlayer(database, 'freed', opening);
  const rules = { sessions: createSessions(database, clock), now };
  const { play } = createBonusPlay(database, now);
  const lift = (who: typeof operator | typeof upline) =>
    transaction((within) => liftSuspension(within, memberId, who, now));
  const isRefused = (key: string) =>
    expect(play(memberId, { key, stake, pays: 0 })).rejects.toMatchObject(notIn);
  for (const one of [upline, operator])
    await transaction((within) => suspendMember(within, memberId, one, rules));
  await expect(lift(upline)).rejects.toMatchObject({ code: 'account_suspended' });
  expect(await lift(operator)).toBe('operator');
  await isRefused('one');
  const wanted = { memberId, kind: 'timeOut', endsAt: now + 1 } as const;
  await transaction((within) => addExclusion(within, wanted, now));
  expect(await lift(upline)).toBe('upline');
  await isRefused('two');
  expect(await lift(operator)).toBeNull();
  const later = createBonusPlay(database, now + 1);
  expect(await later.play(memberId, { key: 'three', stake, pays: 0 })).toBeTruthy();
}

onEachEngine('lets no bet of 64 at once follow a suspension', async (place) => {
  const database = await openDatabase(place, testStoreKey);
  await prepareLedger(database);
  await checkBets(database);
  await checkWays(database);
  await database.close();
});

it('a suspension in an existing store counts as one by the upline, and stops bets', async () => {
  const sql = await openEarlierStore('0129-private-access');
  const idOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
  await raw`insert into member (id, username, username_key, nickname, real_name, password_hash, type, level,
      registered_at, first_time_login, password_expired, default_password, always_second_step, profile, suspended_at)
    select id, 'm' || id, 'm' || id, '', '', '', 0, '', 0, false, false, false, false, '{}', suspended_at
    from (values (${idOf(1)}::uuid, 7), (${idOf(2)}::uuid, null)) as m (id, suspended_at)`.execute(
    sql,
  );
  await raw`insert into ledger_account (id, kind, balance, member_id)
    select id::text, 'member', 0, id from member`.execute(sql);
  expect(await migrate(sql)).toBeUndefined();
  const rows = sql.selectFrom('suspension').select(['member_id', 'suspended_by', 'begins_at']);
  expect(await rows.execute()).toEqual([
    { member_id: idOf(1), suspended_by: 'upline', begins_at: 7 },
  ]);
  const wallets = sql.selectFrom('ledger_account').select('excluded_until').orderBy('id');
  const own = await wallets.where('kind', '=', 'member').execute();
  expect(own.map((one) => one.excluded_until)).toEqual([Number.MAX_SAFE_INTEGER, 0]);
  await sql.destroy();
});
