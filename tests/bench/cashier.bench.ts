import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { applyPayment } from '#gateway/payments/apply-payment.ts';
import { packOf } from '#gateway/protection/protection.ts';
import { recordDeposit } from '#gateway/deposits/begin-deposit.ts';
import { storeMessage } from '#gateway/providers/store-message.ts';
import { approveWithdrawal, takeWithdrawal } from '#gateway/withdrawals/pay-withdrawal.ts';
import { cancel } from '#gateway/withdrawals/give-back.ts';
import { beginPart, byHand, endPart } from '#gateway/withdrawals/pay-part.ts';
import { requestWithdrawal } from '#gateway/withdrawals/request-withdrawal.ts';
import { createMemberRounds } from '#gateway/play/member-rounds.ts';
import { type Database, openDatabase, type StorePlace } from '#gateway/store/database.ts';
import { defaultSettings } from '#gateway/system/settings.ts';
import { addPlayer, clock, prepareLedger, type TestPlayer } from '../support/add-player.ts';
import { auditLedger, balancedLedger } from '../support/audit-ledger.ts';
import { sampleRound } from '../support/sample-round.ts';
import { createTestProvider } from '../support/test-provider.ts';
import { measureEachStore } from './measure-each-store.ts';
import { printLine } from './print-line.ts';

const seconds = 5;
const playerCount = 64;
/** An embedded store has one connection and flushes each commit, so it gets fewer. */
const mixedOperations = { folder: 10_000, postgres: 100_000, engine: 1_000 };
const now = clock.now();
const most = Number.MAX_SAFE_INTEGER;
const settings = {
  ...defaultSettings,
  withdrawalLimits: { least: 1, most, timesPerDay: most, sumPerDay: most },
};
const provider = 'bench';
const providers = new Map([[provider, createTestProvider(provider)]]);

async function prepare(database: Database): Promise<TestPlayer[]> {
  await prepareLedger(database);
  await database.sql
    .insertInto('deposit_channel')
    .values({
      code: 'bench',
      name: 'Bench',
      logo: '',
      kind: 'page',
      provider,
      least: 1,
      most: 1_000_000_00,
      presets: '[]',
      fee_rate: 0,
      fee_fixed: 0,
      open_from: null,
      open_to: null,
      life_seconds: 600,
      on_device: false,
      account: null,
      enabled: true,
      sort: 0,
    })
    .execute();
  const players: TestPlayer[] = [];
  for (let n = 0; n < playerCount; n += 1) {
    players.push(await addPlayer(database, `bench${n}`, 1_000_000_00));
  }
  return players;
}

/** A deposit from its request to its credit: three transactions, as with a provider. */
async function deposit({ sql, transaction }: Database, { id: memberId }: TestPlayer) {
  const wanted = { memberId, key: randomUUID(), channel: 'bench', kinds: ['page'] as const };
  const more = { amount: 500, bonusId: null };
  const { id, amount } = await transaction((within) =>
    recordDeposit(within, { ...wanted, ...more }, { providers, market: packOf('open'), now }),
  );
  const event = { about: 'payment', outcome: 'paid', reference: id, eventId: id } as const;
  const notice = { ...event, orderId: id, amount };
  await storeMessage(sql, provider, notice, now);
  await transaction((within) => applyPayment(within, { provider, notice, at: now }));
}

function ask({ transaction }: Database, { id: memberId }: TestPlayer) {
  const wanted = { memberId, key: randomUUID(), accountId: 'a', amount: 100, charge: 1 };
  return transaction((within) =>
    requestWithdrawal(within, wanted, { settings, market: packOf('open') }, now),
  );
}

/** A withdrawal that is paid by hand. */
async function payOut(database: Database, player: TestPlayer) {
  const { id } = await ask(database, player);
  await database.transaction((within) => takeWithdrawal(within, id, now));
  await database.transaction((within) => approveWithdrawal(within, id, now));
  await database.transaction(async (within) => {
    const part = await beginPart(within, { id, amount: null, provider: byHand, now });
    if (part === null) return;
    const ended = { state: 'paid', confirmMs: 1_000, reference: 'slip', now } as const;
    await endPart(within, { id, n: part.n, ...ended });
  });
}

async function plainInsert({ sql }: Database) {
  await sql.insertInto('setting').values({ name: randomUUID(), value: '1' }).execute();
}

/** Runs of `work` per second, with all players at once. */
async function rate(
  players: readonly TestPlayer[],
  work: (player: TestPlayer) => Promise<unknown>,
) {
  const until = Date.now() + seconds * 1_000;
  let done = 0;
  await Promise.all(
    players.map(async (player) => {
      for (; Date.now() < until; done += 1) await work(player);
    }),
  );
  return done / seconds;
}

/** Deposits, withdrawals of each end and rounds, mixed. Returns their number. */
async function mix(database: Database, players: readonly TestPlayer[], operations: number) {
  const rounds = createMemberRounds(database, clock);
  let left = operations;
  let n = 0;
  await Promise.all(
    players.map(async (player) => {
      for (; left > 0; left -= 1) {
        n += 1;
        if (n % 8 === 0) await deposit(database, player);
        else if (n % 8 === 1) await payOut(database, player);
        else if (n % 8 === 2) {
          const { id } = await ask(database, player);
          await database.transaction((within) => cancel(within, id, now));
        } else await rounds.play(player.session, 'slot', sampleRound(`mix-${n}`, n % 3));
      }
    }),
  );
}

async function measure(name: string, place: StorePlace): Promise<void> {
  const database = await openDatabase(place);
  const players = await prepare(database);
  const inserts = await rate(players, () => plainInsert(database));
  const deposits = await rate(players, (player) => deposit(database, player));
  const withdrawals = await rate(players, (player) => ask(database, player));
  printLine(
    `Cashier on ${name}: ${Math.round(inserts)} plain inserts/s, ` +
      `${Math.round(deposits)} deposits credited/s (${(deposits / inserts).toFixed(2)}), ` +
      `${Math.round(withdrawals)} withdrawals accepted/s (${(withdrawals / inserts).toFixed(2)})`,
  );
  const start = performance.now();
  const operations = mixedOperations[place.kind];
  await mix(database, players, operations);
  const took = (performance.now() - start) / 1_000;
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  printLine(
    `  ${operations} mixed operations of ${playerCount} players in ${took.toFixed(0)} s ` +
      `(${Math.round(operations / took)}/s): all sums zero`,
  );
  await database.close();
}

measureEachStore('moves money', measure);
