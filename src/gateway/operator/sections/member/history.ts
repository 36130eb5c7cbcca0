import type { EntryKind } from '#protocol/vocabulary/entry-kind.ts';
import { isUuid } from '#protocol/uuid.ts';
import { cashAccountsOf, vendorOfAccount } from '../../../ledger/ledger.ts';
import { readKey, type RecordKey, selectAccountRows, writeKey } from '../../../records/records.ts';
import { findReversible } from '../../../reversals/reversals.ts';
import type { Sql } from '../../../store/database.ts';
import { BadRequest } from '../../read-body.ts';
import { centavos, row, table, time } from '../../view-parts.ts';
import { resultActions } from '../lookup/void-results.ts';
import type { Action, Block } from '../../view.ts';

/** Entries of one page. */
const size = 25;

/** The reason of an entry in words. */
const kindNames: Readonly<Record<EntryKind, string>> = {
  opening: 'Opening balance',
  deposit: 'Deposit',
  depositFee: 'Fee of a deposit',
  depositReversal: 'Deposit taken back by the provider',
  bonusGrant: 'Bonus',
  bonusRelease: 'Bonus became cash',
  bonusForfeit: 'Bonus lost',
  stake: 'Stake of a bet',
  settle: 'Payout of a bet',
  void: 'Stake of a cancelled bet, back',
  hold: 'Set aside for a withdrawal',
  release: 'Withdrawal not paid, back',
  payout: 'Withdrawal paid',
  payoutFee: 'Fee of a withdrawal',
  transfer: 'Transfer',
  rebate: 'Rebate',
  reward: 'Reward',
  rewardReversal: 'Reward taken back',
  salary: 'Salary of an agent',
  dividend: 'Dividend of an agent',
  redemption: 'Points exchanged for money',
  adjustment: 'Correction by an operator',
};

/** The key of the last entry of the page before. Throws a BadRequest for a text that is no key. */
function readAfter(text: string | undefined): RecordKey | null {
  if (text === undefined || text === '') return null;
  const key = readKey(text);
  if (Number.isSafeInteger(key.at) && isUuid(key.id)) return key;
  throw new BadRequest('There is no such page');
}

/** The actions on the bets with a result among some entries, by the number of the bet. */
async function betActions(
  sql: Sql,
  entries: readonly { readonly kind: EntryKind; readonly order_no: string | null }[],
): Promise<ReadonlyMap<string, Action[]>> {
  const stakes = entries.filter(({ kind }) => kind === 'stake');
  const ids = stakes.map((one) => one.order_no ?? '').filter(isUuid);
  const bets = await findReversible(sql, [...new Set(ids)]);
  return new Map(bets.map((bet) => [bet.id, resultActions(bet)]));
}

interface HistoryMember {
  readonly id: string;
  readonly username: string;
}

/**
 * The entries in the cash of a member with the balance after each, newest first. `after` is the key of the last entry of the page
 * before, so that new entries move nothing. Throws a BadRequest for another text.
 */
export async function historyTable(
  sql: Sql,
  { id, username }: HistoryMember,
  after: string | undefined,
): Promise<Block> {
  const accounts = await cashAccountsOf(sql, id);
  const all = { from: 0, to: Number.MAX_SAFE_INTEGER, asOf: Number.MAX_SAFE_INTEGER - 1 };
  const filter = { accounts, ...all, code: '', order: '' } as const;
  const page = { size: size + 1, offset: 0, after: readAfter(after) };
  const found = await selectAccountRows(sql, filter, page).execute();
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  const onBets = await betActions(sql, shown);
  const rows = shown.map((one) => {
    const cells = [
      time(one.created_at),
      kindNames[one.kind],
      centavos(one.amount),
      centavos(one.balance),
      vendorOfAccount(one.account_id) ?? 'main',
      one.remark,
      one.order_no ?? '',
    ];
    const actions = one.kind === 'stake' ? (onBets.get(one.order_no ?? '') ?? []) : [];
    return row(`${one.id} ${one.account_id}`, cells, { actions });
  });
  const to = (text: string, query: Readonly<Record<string, string>>) =>
    ({ kind: 'link', text, section: 'members', query: { username, ...query } }) as const;
  const links = [
    ...(page.after === null ? [] : [to('Newest entries', {})]),
    ...(last !== undefined && found.length > size
      ? [to('Older entries', { after: writeKey({ at: last.created_at, id: last.id }) })]
      : []),
  ];
  const columns = ['Time', 'Entry', 'Pesos', 'Balance after it', 'Wallet', 'Remark', 'Number'];
  const text = 'Newest first. Money in bonuses that have to be played is not in it.';
  const empty = 'No money has moved.';
  return table({ title: 'Balance history', text, columns, rows, empty, links });
}
