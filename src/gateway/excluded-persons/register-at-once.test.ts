import { expect } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { createSessions } from '../accounts/sessions.ts';
import { packOf } from '../protection/protection.ts';
import { type NewAccount, registerMember } from '../registration/register-member.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createVault, keyBytes } from '../store/encryption/vault.ts';
import { defaultSettings } from '../system/settings.ts';
import { findLastImport, importRegister } from './excluded-persons.ts';

const crowd = 64;
const now = clock.now();
const vault = createVault(new Uint8Array(keyBytes));
const maria = { realName: 'Maria Reyes', birthday: '1991-02-03' };

function partsOf(database: Database) {
  const register = (nth: number, realName = 'María REYES') => {
    const fields = { payeeName: realName, birthday: maria.birthday };
    const account = { ...plainAccount, username: `crowd${nth}`, fields };
    return database.transaction((sql) => registerMember({ sql, vault }, account, now));
  };
  const needs = { vault, market: packOf('PH'), sessions: createSessions(database, clock), clock };
  const send = (key: string) =>
    database.transaction((sql) => importRegister(sql, { key, people: [maria], by: 'lina' }, needs));
  const free = () =>
    database.sql
      .selectFrom('member')
      .select('username')
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom('exclusion')
              .select('exclusion.id')
              .whereRef('exclusion.member_id', '=', 'member.id'),
          ),
        ),
      )
      .execute();
  return { register, send, free };
}

const plainAccount: Omit<NewAccount, 'username' | 'fields'> = {
  passwordHash: 'a hash',
  mobile: null,
  mobileVerified: false,
  withdrawalPasswordHash: null,
  agent: null,
  referrerId: null,
  topAgentRebate: 0,
  requester: { device: '', network: '' },
  referralRules: defaultSettings.referralRules,
  identity: null,
  sent: null,
};

onEachEngine('takes none of 64 registrations of a listed person at once', async (place) => {
  const database = await openDatabase(place);
  await prepareLedger(database);
  const { register, send } = partsOf(database);
  await send('list');
  const asked = Array.from({ length: crowd }, (_, nth) => register(nth));
  for (const one of await Promise.allSettled(asked))
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'registration_refused' } });
  expect(await database.sql.selectFrom('member').select('id').execute()).toEqual([]);
  await register(crowd, 'Mario Reyes');
  await database.close();
});

onEachEngine('leaves no listed member among 64 registrations beside the import', async (place) => {
  const database = await openDatabase(place);
  await prepareLedger(database);
  const { register, send, free } = partsOf(database);
  await addPlayer(database, 'somebody', 100);
  const half = Array.from({ length: crowd / 2 }, (_, nth) => register(nth));
  // Two operators send the same form.
  const imports = [send('list'), send('list')];
  const rest = Array.from({ length: crowd / 2 }, (_, nth) => register(crowd + nth));
  const results = await Promise.allSettled([...half, ...rest]);
  const counts = (await Promise.all(imports)).filter((one) => one !== null);
  expect(counts).toHaveLength(1);
  const added = results.filter(({ status }) => status === 'fulfilled').length;
  expect(counts[0]).toEqual({ people: 1, excluded: added });
  expect(await free()).toEqual([{ username: 'somebody' }]);
  expect(await findLastImport(database.sql)).toMatchObject({ by: 'lina', excluded: added });
  await database.close();
});

onEachEngine('ends each session that begins beside an import', async (store) => {
  const test = await openTestGateway({ store });
  const signIn = (nth: number) =>
    test.signIn('juan', undefined, { ip: `198.51.100.${nth}` }).catch(() => null);
  const before = Array.from({ length: 8 }, (_, nth) => signIn(nth));
  const list = 'mobile\n+63 917 555 0101';
  const sent = test.operator.send('POST', 'excluded-persons', { key: 'list', list });
  const beside = Array.from({ length: 24 }, (_, nth) => signIn(100 + nth));
  expect(await sent).toMatchObject({ people: 1, excluded: 1 });
  for (const token of await Promise.all([...before, ...beside])) {
    if (token === null) continue;
    const call = test.request(calls.getMember, {}, { token });
    await expect(call).rejects.toMatchObject({ status: 401 });
  }
  await expect(test.signIn('juan')).rejects.toMatchObject({
    code: 'login_blocked_by_self_exclusion',
  });
  await test.close();
});
