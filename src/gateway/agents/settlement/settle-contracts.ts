import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { recordStep } from '../../ledger/ledger.ts';
import type { Database, Sql } from '../../store/database.ts';
import type { ContractTable } from '../../store/tables/agents/contract-tables.ts';
import { type Outcome, outcomeOf } from './contract-figures.ts';
import { countsDays, endOfPeriod, graceMs, startOfUnit, unitMs } from './contract-periods.ts';
import { payContracts } from './pay-contracts.ts';
import { isUnsummed } from './unsummed.ts';
import { type ActiveRule, contractTotals, firstTurnover, type Span } from './team-totals.ts';

type Contract = Selectable<ContractTable>;

/** The time from which a contract does not count any more. */
function limitOf({ kind, ended_at: endedAt }: Contract): number {
  return endedAt === null ? Infinity : startOfUnit(kind, endedAt);
}

/** The next time to settle. Null when a contract is over and settled. */
export function nextSpan(contract: Contract): Span | null {
  const { settled_to: from } = contract;
  const to = Math.min(endOfPeriod(contract, from), limitOf(contract));
  return from < to ? { from, to } : null;
}

/** The time at which the job looks at a contract next. Null when it is over and settled. */
function dueAt(contract: Contract): number | null {
  const span = nextSpan(contract);
  return span && span.to + graceMs[contract.kind];
}

function update(sql: Sql, { id }: Contract, values: Partial<Omit<Contract, 'rules'>>) {
  return sql.updateTable('contract').set(values).where('id', '=', id).execute();
}

/**
 * Moves a contract on to what is settled, and sets the time at which the job looks at it next. One that is over and settled
 * leaves its loss to its successor.
 */
async function moveOn(sql: Sql, contract: Contract, to: number, loss: number): Promise<void> {
  const settled = { settled_to: to, loss };
  const at = dueAt({ ...contract, ...settled });
  await update(sql, contract, { ...settled, due_at: at });
  if (at !== null || loss === 0) return;
  await sql
    .updateTable('contract')
    .set((of) => ({ loss: of('loss', '+', loss) }))
    .where('succeeds', '=', contract.id)
    .where('carries_loss', '=', true)
    .execute();
}

/** Returns whether the contract that another one succeeds is not settled yet: its loss is not known. */
async function waitsForLoss(sql: Sql, { succeeds }: Contract): Promise<boolean> {
  if (succeeds === null) return false;
  const before = await sql
    .selectFrom('contract')
    .select('due_at')
    .where('id', '=', succeeds)
    .executeTakeFirst();
  return before !== undefined && before.due_at !== null;
}

/** The units of a contract that are over, from the one that is settled next on. */
function unitsOver(contract: Contract, { from }: Span, now: number): Span {
  const { kind } = contract;
  return { from, to: Math.min(startOfUnit(kind, now - graceMs[kind]), limitOf(contract)) };
}

/**
 * The first time that has something to settle: units without turnover are passed over. Null when there is none, and the
 * contract has moved on to the time that is not over yet. A dividend passes nothing over, and a daily salary only days of
 * which all entries are in the daily sums.
 */
async function findSpan(sql: Sql, contract: Contract, next: Span, now: number) {
  const { kind, downline_id: memberId, loss } = contract;
  if (kind === 'dividend') return next;
  const over = unitsOver(contract, next, now);
  if (countsDays(kind) && (over.to === next.to || (await isUnsummed(sql, over.to)))) return next;
  const first = await firstTurnover(sql, { kind, memberId }, over);
  if (first === null) {
    await moveOn(sql, contract, over.to, loss);
    return null;
  }
  const from = startOfUnit(kind, first);
  return { from, to: from + unitMs[kind] };
}

/** Records what a contract pays for a time. A dividend of nothing is recorded too, because it shows the loss that goes on. */
async function record(
  sql: Sql,
  contract: Contract,
  { span: { from, to }, outcome }: { readonly span: Span; readonly outcome: Outcome },
  now: number,
): Promise<void> {
  const { figures, rate, amount } = outcome;
  if (amount === 0 && contract.kind !== 'dividend') return;
  const id = uuid();
  const state = amount > 0 ? 'due' : 'nothing';
  await sql
    .insertInto('contract_payment')
    .values({
      id,
      contract_id: contract.id,
      kind: contract.kind,
      upline_id: contract.upline_id,
      downline_id: contract.downline_id,
      starts_at: from,
      ends_at: to,
      figures: JSON.stringify(figures),
      rate,
      amount,
      state,
      created_at: now,
      paid_at: null,
    })
    .execute();
  const subject = { table: 'contract_payment', id } as const;
  await recordStep(sql, { subject, from: null, to: state, actor: 'job', at: now, amount });
}

/** Computes the payment of a contract for a time, by the figures of its downline's team. Changes nothing. */
export async function computeOutcome(
  sql: Sql,
  contract: Contract,
  span: Span,
  rule: ActiveRule,
): Promise<Outcome> {
  const { kind, downline_id: memberId, rules, carries_loss: carriesLoss, loss } = contract;
  const { totals, reached } = await contractTotals(sql, { kind, memberId }, span, rule);
  return outcomeOf({ kind, rules, carriesLoss, loss }, totals, reached);
}

async function settle(sql: Sql, contract: Contract, now: number, rule: ActiveRule): Promise<void> {
  const next = nextSpan(contract);
  const at = dueAt(contract);
  if (next === null || at === null || at > now) {
    await moveOn(sql, contract, contract.settled_to, contract.loss);
    return;
  }
  const lacksSums = countsDays(contract.kind) && (await isUnsummed(sql, next.to));
  if (lacksSums || (await waitsForLoss(sql, contract))) {
    await update(sql, contract, { due_at: now + 1 });
    return;
  }
  const span = await findSpan(sql, contract, next, now);
  if (span === null) return;
  const outcome = await computeOutcome(sql, contract, span, rule);
  await record(sql, contract, { span, outcome }, now);
  await moveOn(sql, contract, span.to, outcome.figures.lossAfter);
}

/** Settles one period of a contract that is due. False when there is none, or other gateways settle them. */
async function settleNext(sql: Sql, now: number, rule: ActiveRule): Promise<boolean> {
  const contract = await sql
    .selectFrom('contract')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!contract) return false;
  await settle(sql, contract, now, rule);
  return true;
}

/**
 * The job of the contracts: records what each pays for the periods that are over, then pays it. A transaction settles one
 * period of one contract, whose row it locks, and moves the contract on: a period is settled once, by one gateway, and a run
 * that was stopped goes on with the next. Run it after the daily sums. `rule` states who counts as active.
 */
export async function settleContracts(
  store: Pick<Database, 'transaction'>,
  now: number,
  rule: ActiveRule,
): Promise<void> {
  while (await store.transaction((sql) => settleNext(sql, now, rule)));
  await payContracts(store, now);
}
