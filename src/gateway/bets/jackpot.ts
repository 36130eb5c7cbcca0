import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, type Lanes, lockOrder, type Posting } from '../ledger/ledger.ts';

/**
 * The part of the stakes at titles with the jackpot that goes into it, in basis points. Stakes at other titles, which cannot win
 * it, add nothing.
 */
export const jackpotShareBasisPoints = 100;

/** The most that the jackpot can pay. What its accounts hold beyond it starts the next jackpot. */
export const jackpotCap: Centavos = 10_000_000_00;

/** The part of a stake that goes to the jackpot, floored to whole centavos. */
export function jackpotShare(stake: Centavos): Centavos {
  return Math.floor((stake * jackpotShareBasisPoints) / 10_000);
}

/** The jackpot that can be won now, of the money that its accounts hold. */
export const jackpotPool = (held: Centavos): Centavos => Math.min(held, jackpotCap);

/** Money that a round takes out of the jackpot. */
export interface JackpotWin {
  readonly amount: Centavos;
  /** Takes the amount from the accounts of the jackpot. */
  readonly postings: readonly Posting[];
  /** The accounts that are locked for the round. */
  readonly lanes: Lanes;
}

/** Takes an amount from accounts, the first ones first. */
function take(accounts: readonly { id: string; balance: Centavos }[], amount: Centavos): Posting[] {
  let rest = amount;
  return accounts.map(({ id, balance }) => {
    const taken = Math.min(balance, rest);
    rest -= taken;
    return { account: id, amount: -taken };
  });
}

/**
 * Locks the jackpot until the end of the transaction, and returns what a part of it is now, in whole centavos: of the held money up
 * to `jackpotCap`, so that the rest starts the next jackpot. Locks the other
 * accounts of the round with it, in the order of the ledger: two winners wait for each other, and the second one gets its part
 * of what is left. Call it after the purses of the member are locked.
 */
export async function winJackpot(sql: Sql, part: number): Promise<JackpotWin> {
  const [openBets, house] = [anyLane('openBets'), anyLane('house')];
  const locked = await sql
    .selectFrom('ledger_account')
    .select(['id', 'kind', 'balance'])
    .where((where) =>
      where.or([where('id', 'in', [openBets, house]), where('kind', '=', 'jackpot')]),
    )
    .orderBy(lockOrder)
    .forUpdate()
    .execute();
  const accounts = locked.filter(({ kind }) => kind === 'jackpot');
  const pool = jackpotPool(accounts.reduce((sum, { balance }) => sum + balance, 0));
  const amount = Math.floor(pool * part);
  return {
    amount,
    postings: take(accounts, amount),
    lanes: { openBets, house, jackpot: anyLane('jackpot') },
  };
}

/**
 * Takes the part of a stake that went into the jackpot back out of it, as far as its accounts hold it: a winner may have taken it
 * since. Locks the jackpot until the end of the transaction; call it after the purses of the member are locked.
 */
export async function takeShareBack(sql: Sql, share: Centavos): Promise<readonly Posting[]> {
  if (share === 0) return [];
  const accounts = await sql
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('kind', '=', 'jackpot')
    .orderBy(lockOrder)
    .forUpdate()
    .execute();
  return take(accounts, share);
}
