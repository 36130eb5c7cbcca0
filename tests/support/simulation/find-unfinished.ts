import { lostWork } from '../audit-ledger.ts';
import type { CrashWorld } from '../crash/crash-world.ts';
import type { Post } from './simulated-post.ts';

/** The bets and payouts that are still open. */
async function findOpen({ database: { sql } }: CrashWorld): Promise<string[]> {
  const bets = await sql.selectFrom('round').select('key').where('status', '=', 0).execute();
  const parts = sql.selectFrom('withdrawal_part').select('withdrawal_id as id');
  const sending = await parts.where('state', '=', 'sending').execute();
  return [
    ...bets.map(({ key }) => `The bet ${key} is open`),
    ...sending.map(({ id }) => `A payout of ${id} is open`),
  ];
}

/** The difference between what the bank has paid out and the books. */
async function comparePayouts({ bank, database: { sql } }: CrashWorld): Promise<string[]> {
  const parts = sql.selectFrom('withdrawal_part').select('amount').where('state', '=', 'paid');
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const booked = sumOf((await parts.execute()).map(({ amount }) => amount));
  const paid = sumOf([...bank.paid.values()]);
  return paid === booked ? [] : [`The bank has paid ${paid}, the books have ${booked}`];
}

/** The deposits that were paid, or taken back, and are in another state. */
async function findWrongDeposits({ database }: CrashWorld, post: Post): Promise<string[]> {
  const rows = await database.sql.selectFrom('deposit').select(['id', 'state']).execute();
  const stateOf = new Map<string, string>(rows.map(({ id, state }) => [id, state]));
  const reversed = new Set(post.ordersOf('reversed'));
  // A payment of another amount waits for the operator.
  const right = (id: string) => (reversed.has(id) ? ['reversed', 'returned'] : ['paid', 'review']);
  return post
    .ordersOf('paid')
    .filter((id) => !right(id).includes(stateOf.get(id) ?? 'lost'))
    .map((id) => `The paid deposit ${id} is ${stateOf.get(id) ?? 'lost'}`);
}

/** Finds faults that remain when all notices have arrived and all jobs have run. */
export async function findUnfinished(world: CrashWorld, post: Post): Promise<string[]> {
  const { sql } = world.database;
  const rounds = await sql.selectFrom('round').select('key').execute();
  const transfers = await sql.selectFrom('upline_transfer').select('key').execute();
  const work = [...rounds.map(({ key }) => key), ...transfers.map(({ key }) => `${key}-sent`)];
  const lost = await lostWork(sql, work);
  return [
    ...(await findOpen(world)),
    ...(await comparePayouts(world)),
    ...(await findWrongDeposits(world, post)),
    ...lost.map((key) => `not once in the ledger: ${key}`),
  ];
}
