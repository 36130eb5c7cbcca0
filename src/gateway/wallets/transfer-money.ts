import { v7 as uuid } from 'uuid';
import type { Centavos } from '#protocol/model/money.ts';
import { requireFree } from '../exclusions/exclusions.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { post, type Posting, vendorAccount } from '../ledger/ledger.ts';
import type { WalletTransferTable } from '../store/tables/money/wallet-tables.ts';
import { lockWallets, openVendorWallet, type Wallet, walletVendors } from './read-wallets.ts';

/** A transfer to make. Null stands for the main wallet. */
export interface WalletMove {
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: Centavos;
}

/** The member who transfers, and the key that makes the transfer happen once. */
interface WalletOwner {
  readonly memberId: string;
  readonly key: string;
}

/** A transfer that was made, now or at the first request with its key. */
export type WalletTransfer = Pick<WalletTransferTable, 'id' | 'amount' | 'created_at'>;

type Wanted = Pick<WalletTransferTable, 'kind' | 'from_vendor' | 'to_vendor'>;

function findTransfer(sql: Sql, { memberId, key }: WalletOwner) {
  return sql
    .selectFrom('wallet_transfer')
    .select(['id', 'amount', 'created_at', 'kind', 'from_vendor', 'to_vendor'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The transfer with a known key. Refusal `key_reused` when it was another one. */
async function repeatedTransfer(
  sql: Sql,
  owner: WalletOwner,
  wanted: Wanted & { amount?: Centavos },
): Promise<WalletTransfer | null> {
  const known = await findTransfer(sql, owner);
  if (!known) return null;
  const isSame =
    known.kind === wanted.kind &&
    known.from_vendor === wanted.from_vendor &&
    known.to_vendor === wanted.to_vendor &&
    known.amount === (wanted.amount ?? known.amount);
  if (!isSame) throw new Refusal(200, 'key_reused');
  const { id, amount, created_at } = known;
  return { id, amount, created_at };
}

/** Writes the transfer and posts its entry. */
async function record(
  sql: Sql,
  { memberId, key }: WalletOwner,
  { amount, postings, ...wanted }: Wanted & { amount: Centavos; postings: readonly Posting[] },
  now: number,
): Promise<WalletTransfer> {
  const row = { id: uuid(), member_id: memberId, key, ...wanted, amount, created_at: now };
  await sql.insertInto('wallet_transfer').values(row).execute();
  if (amount > 0) {
    await post(sql, {
      key: `wallet:${row.id}`,
      kind: 'transfer',
      at: now,
      postings,
      cause: { table: 'wallet_transfer', id: row.id },
      actor: wanted.kind === 'home' ? 'job' : 'member',
      orderNo: row.id,
      isInternal: true,
    });
  }
  return { id: row.id, amount, created_at: now };
}

const accountOf = (memberId: string, vendor: string | null) =>
  vendor === null ? memberId : vendorAccount(memberId, vendor);

/** Refusals `not_found` for a vendor that does not exist, `game_under_maintenance` for one that is closed. */
async function requireOpenVendor(sql: Sql, code: string): Promise<void> {
  const vendor = (await walletVendors(sql)).find((one) => one.code === code);
  if (!vendor) throw new Refusal(404, 'not_found');
  if (vendor.underMaintenance) throw new Refusal(200, 'game_under_maintenance');
}

/**
 * Moves money from one wallet of a member to another. Call inside a transaction. A known key moves nothing and returns
 * the first transfer. Refusals `request_invalid` for two equal wallets, `insufficient_balance`, `key_reused`, and for the
 * vendor that receives the money `not_found` and `game_under_maintenance`, and as of `requireFree`.
 */
export async function moveBetweenWallets(
  sql: Sql,
  owner: WalletOwner,
  { from, to, amount }: WalletMove,
  now: number,
): Promise<WalletTransfer> {
  if (from === to || !Number.isSafeInteger(amount) || amount <= 0) {
    throw new Refusal(400, 'request_invalid');
  }
  const { memberId } = owner;
  const wallets = await lockWallets(sql, memberId);
  const wanted = { kind: 'move', from_vendor: from, to_vendor: to } as const;
  const repeated = await repeatedTransfer(sql, owner, { ...wanted, amount });
  if (repeated) return repeated;
  await requireFree(sql, memberId, now);
  const source = wallets.find(({ vendor }) => vendor === from);
  if (!source || source.balance < amount) throw new Refusal(200, 'insufficient_balance');
  if (to !== null) {
    await requireOpenVendor(sql, to);
    await openVendorWallet(sql, memberId, to);
  }
  const postings = [
    { account: source.account, amount: -amount },
    { account: accountOf(memberId, to), amount },
  ];
  return record(sql, owner, { ...wanted, amount, postings }, now);
}

/** Moves all money of some wallets to one. */
function sweep(wallets: readonly Wallet[], to: string) {
  const full = wallets.filter(({ account, balance }) => account !== to && balance > 0);
  const amount = full.reduce((sum, { balance }) => sum + balance, 0);
  const out = full.map(({ account, balance }) => ({ account, amount: -balance }));
  return { amount, postings: [...out, { account: to, amount }] };
}

/**
 * Brings the money of all vendors' wallets to the main one. Call inside a transaction. A known key moves nothing and
 * returns the first transfer, whose amount is 0 when there was nothing to bring.
 */
export async function collectWallets(
  sql: Sql,
  owner: WalletOwner,
  now: number,
): Promise<WalletTransfer> {
  const wallets = await lockWallets(sql, owner.memberId);
  const wanted = { kind: 'collect', from_vendor: null, to_vendor: null } as const;
  const repeated = await repeatedTransfer(sql, owner, wanted);
  if (repeated) return repeated;
  await requireFree(sql, owner.memberId, now);
  return record(sql, owner, { ...wanted, ...sweep(wallets, owner.memberId) }, now);
}

/** Moves all money in the wallets of vendors to the main one, for the job. Call inside a transaction. Returns the amount. */
export async function sweepHome(sql: Sql, memberId: string, now: number): Promise<Centavos> {
  const moved = sweep(await lockWallets(sql, memberId), memberId);
  if (moved.amount === 0) return 0;
  const owner = { memberId, key: `home:${uuid()}` };
  await record(sql, owner, { kind: 'home', from_vendor: null, to_vendor: null, ...moved }, now);
  return moved.amount;
}

/** Moves all money of a member to the wallet of the game that starts. Call inside a transaction. Returns the amount. */
export async function moveToGame(
  sql: Sql,
  memberId: string,
  vendor: string,
  now: number,
): Promise<Centavos> {
  const moved = sweep(await lockWallets(sql, memberId), vendorAccount(memberId, vendor));
  if (moved.amount === 0) return 0;
  await openVendorWallet(sql, memberId, vendor);
  const owner = { memberId, key: `launch:${uuid()}` };
  await record(sql, owner, { kind: 'launch', from_vendor: null, to_vendor: vendor, ...moved }, now);
  return moved.amount;
}
