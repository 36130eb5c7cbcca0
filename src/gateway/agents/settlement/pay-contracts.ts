import { type Selectable, sql as raw } from 'kysely';
import { recordEvent } from '../../events/events.ts';
import { pesoText, recordStep } from '../../ledger/ledger.ts';
import { postContractPay } from './post-contract-pay.ts';
import { notify } from '../../notify/notify.ts';
import type { Database, Sql } from '../../store/database.ts';
import type { ContractPaymentTable } from '../../store/tables/agents/contract-tables.ts';
import { shownName } from '../../mask-mobile.ts';

type Payment = Selectable<ContractPaymentTable>;

/** Locks the oldest payment that can be paid now: one that is due, or one that waits for a balance that reaches now. */
function takePayment(sql: Sql): Promise<Payment | undefined> {
  return sql
    .selectFrom('contract_payment')
    .selectAll()
    .where((of) =>
      of.or([
        of('state', '=', 'due'),
        of.and([
          of('state', '=', 'waiting'),
          of.exists(
            of
              .selectFrom('ledger_account')
              .select('id')
              .where('ledger_account.id', '=', raw<string>`contract_payment.upline_id::text`)
              .whereRef('balance', '>=', 'contract_payment.amount'),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function moveTo(sql: Sql, payment: Payment, state: 'waiting' | 'paid', now: number) {
  const { id, state: from, amount } = payment;
  const paid_at = state === 'paid' ? now : null;
  await sql.updateTable('contract_payment').set({ state, paid_at }).where('id', '=', id).execute();
  const subject = { table: 'contract_payment', id } as const;
  await recordStep(sql, { subject, from, to: state, actor: 'job', at: now, amount });
}

/** Notifies upline and downline that a payment waits for money. Further payments of the contract that wait are not reported. */
async function notifyOfWait(sql: Sql, payment: Payment, now: number): Promise<void> {
  const { id, contract_id, upline_id: uplineId, downline_id: downlineId } = payment;
  if (uplineId === null) return;
  const other = await sql
    .selectFrom('contract_payment')
    .select('id')
    .where('contract_id', '=', contract_id)
    .where('state', '=', 'waiting')
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) return;
  const people = sql.selectFrom('member').select(['id', 'nickname']);
  const rows = await people.where('id', 'in', [uplineId, downlineId]).execute();
  const nameOf = (memberId: string) =>
    shownName(rows.find((row) => row.id === memberId)?.nickname ?? '');
  const amount = pesoText(payment.amount);
  const toUpline = { name: nameOf(downlineId), amount };
  const toDownline = { name: nameOf(uplineId), amount };
  await notify(sql, { memberId: uplineId, kind: 'contractPayWaits', values: toUpline }, now);
  await notify(sql, { memberId: downlineId, kind: 'contractPayAwaited', values: toDownline }, now);
}

/** Pays one payment, or lets it wait. False when there is none to pay. */
async function payNext(sql: Sql, now: number): Promise<boolean> {
  const payment = await takePayment(sql);
  if (!payment) return false;
  const { id, kind, downline_id: payeeId, amount } = payment;
  const isPaid = await postContractPay(sql, {
    id,
    contractId: payment.contract_id,
    kind,
    startsAt: payment.starts_at,
    payerId: payment.upline_id,
    payeeId,
    amount,
    at: now,
  });
  if (isPaid) {
    await moveTo(sql, payment, 'paid', now);
    const cause = { table: 'contract_payment', id };
    const values = { amount };
    await recordEvent(sql, { memberId: payeeId, kind: 'balanceChanged', cause, values }, now);
  } else if (payment.state === 'due') {
    await moveTo(sql, payment, 'waiting', now);
    await notifyOfWait(sql, payment, now);
  }
  return true;
}

/**
 * Pays what contracts owe, oldest first: from the account of the upline, or from the house for a contract of the merchant. What
 * the balance of an upline does not reach waits until it does. Each payment is one entry, in the transaction of its state.
 */
export async function payContracts(
  { transaction }: Pick<Database, 'transaction'>,
  now: number,
): Promise<void> {
  while (await transaction((sql) => payNext(sql, now)));
}
