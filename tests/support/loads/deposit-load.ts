import { demoSeed } from '#demo/demo.ts';
import { askProvider } from '#gateway/deposits/ask-provider.ts';
import { packOf } from '#gateway/protection/protection.ts';
import { recordDeposit } from '#gateway/deposits/begin-deposit.ts';
import { createPaymentJobs } from '#gateway/payments/payments.ts';
import { storeMessage } from '#gateway/providers/store-message.ts';
import { depositChannelRows } from '#gateway/seed/content-rows.ts';
import { fixedSettings } from '#gateway/system/settings.ts';
import { addPlayer, clock } from '../add-player.ts';
import { numberedKey } from '../numbered-key.ts';
import { createTestProvider } from '../test-provider.ts';
import { differing, type Load, type LoadRun, lostOf, memberOf } from './load.ts';

const username = 'depositor';
const pesos = 200;
/** The deposits that are made at least. */
const least = 4;
const now = clock.now();
const providers = new Map([['agos', createTestProvider('agos')]]);

function jobsOf({ database }: Pick<LoadRun, 'database'>) {
  const log = (line: string) => {
    throw new Error(line);
  };
  return createPaymentJobs({ database, providers, settings: fixedSettings(clock), log });
}

/** Begins the nth deposit, and stores the notice of its payment twice. */
async function deposit(run: LoadRun, memberId: string, n: number): Promise<void> {
  const { database, say } = run;
  const key = numberedKey('deposit', n);
  const wanted = {
    memberId,
    key,
    channel: 'agos',
    kinds: ['page'] as const,
    amount: pesos,
    bonusId: null,
  };
  const noted = await database.transaction((sql) =>
    recordDeposit(sql, wanted, { providers, market: packOf('open'), now }),
  );
  say(`${key} begun`);
  const order = { deposit: noted, way: 'page', appOrigin: 'http://app.test' } as const;
  await askProvider(database, { ...order, language: 'EN' }, { providers, now });
  const { id, reference: known } = noted;
  const reference = known ?? `agos-${id}`;
  const notice = { about: 'payment', eventId: `paid ${id}`, orderId: id, reference } as const;
  for (const twice of ['first', 'again']) {
    const paid = { ...notice, outcome: 'paid', amount: pesos * 100 } as const;
    await storeMessage(database.sql, 'agos', paid, now);
    if (twice === 'first') say(`${key} noticed`);
  }
  await jobsOf(run).applyMessages();
  say(`${key} paid`);
}

/** A member who makes one deposit after the other. The notices of the payments come twice. */
export const depositLoad: Load = {
  name: 'deposit',
  async prepare(database) {
    await addPlayer(database, username, 0);
    await database.sql.insertInto('deposit_channel').values(depositChannelRows(demoSeed)).execute();
  },
  async run(run) {
    const memberId = await memberOf(run.database, username);
    const known = run.database.sql.selectFrom('deposit').select('id');
    const { length } = await known.execute();
    const first = Math.max(0, length - 1);
    for (let n = first; n === first || n < least || !run.isLast(); n += 1)
      await deposit(run, memberId, n);
  },
  async check({ database, reported }) {
    const { sql } = database;
    const rows = await sql.selectFrom('deposit').select(['key', 'state', 'added']).execute();
    const notices = await sql.selectFrom('provider_message').select('applied_at').execute();
    const clearing = sql.selectFrom('ledger_account').select('balance');
    const account = await clearing.where('id', '=', 'clearing:agos').executeTakeFirst();
    const wallet = clearing.where('id', '=', await memberOf(database, username));
    const sum = rows.length * pesos * 100;
    return [
      ...lostOf(
        reported,
        rows.flatMap(({ key }) => ['begun', 'noticed', 'paid'].map((step) => `${key} ${step}`)),
      ),
      ...differing(
        'deposits',
        rows.filter(({ state, added }) => state !== 'paid' || added !== pesos * 100),
        [],
      ),
      ...differing('notices', notices.filter(({ applied_at: at }) => at === null).length, 0),
      ...differing('number of notices', notices.length, rows.length),
      ...differing('clearing', account?.balance, -sum),
      ...differing('balance', (await wallet.executeTakeFirstOrThrow()).balance, sum),
    ];
  },
};
