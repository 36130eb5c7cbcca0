import type { ContractKind } from '#protocol/model/contract.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import { anyLane, balanceOf, post } from '../../ledger/ledger.ts';
import { lockMainWallets } from '../../transfers/transfers.ts';

/** Money that a contract between an agent and a downline pays. */
interface ContractPay {
  /** Id of the payment. */
  readonly id: string;
  readonly contractId: string;
  readonly kind: ContractKind;
  /** Start of the period that is paid. A contract pays a period once. */
  readonly startsAt: number;
  /** Pays from the main wallet. Null: the house. */
  readonly payerId: string | null;
  readonly payeeId: string;
  readonly amount: Centavos;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Kind and code of the entry of each kind of contract. On the wire a real-time salary is a daily wage. */
const entryOf = {
  dividend: { kind: 'dividend', code: 'share_bonus' },
  dailySalary: { kind: 'salary', code: 'daily_wage' },
  hourlySalary: { kind: 'salary', code: 'hour_wage' },
  realTimeSalary: { kind: 'salary', code: 'daily_wage' },
} as const;

/**
 * Pays the main wallet of a downline from the wallet of the upline, or from the house. False when the balance of the upline does not
 * reach: nothing moves then. Call inside the transaction of the payment's state.
 */
export async function postContractPay(sql: Sql, pay: ContractPay): Promise<boolean> {
  const { id, contractId, kind, startsAt, payerId, payeeId, amount, at } = pay;
  if (payerId !== null) {
    await lockMainWallets(sql, [payerId, payeeId]);
    if ((await balanceOf(sql, payerId)) < amount) return false;
  }
  await post(sql, {
    key: `contract:${contractId}:${startsAt}`,
    ...entryOf[kind],
    at,
    postings: [
      { account: payerId ?? anyLane('house'), amount: -amount },
      { account: payeeId, amount },
    ],
    cause: { table: 'contract_payment', id },
    actor: 'job',
    orderNo: id,
  });
  return true;
}
