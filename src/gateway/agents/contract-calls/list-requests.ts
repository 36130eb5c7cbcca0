import { sql as raw } from 'kysely';
import { toPesos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import type { ContractKind } from '../../store/tables/agents/contract-tables.ts';
import { higherRateDownlines } from '../contracts.ts';
import { readParties, wireFigures, wireRule } from './wire-contract.ts';

/** A page of a list: rows after the row `after`. */
interface Page {
  readonly after: string | undefined;
  readonly size: number;
}

const states = { accept: 'ACCEPTED', reject: 'REJECTED', withdraw: 'WITHDRAWN' } as const;

/** The rows of a page, of which one more was read, and the key of the next page. */
function cut<Row extends { readonly id: string }>(rows: readonly Row[], size: number) {
  const shown = rows.slice(0, size);
  return { shown, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}

/** The requests to a member or of a member, newest first, in wire shape. */
export async function listRequests(
  sql: Sql,
  memberId: string,
  { view, after, size }: Page & { readonly view: 'in' | 'out' },
) {
  const own = view === 'in' ? 'to_id' : 'from_id';
  const rows = await sql
    .selectFrom('contract_request')
    .selectAll()
    .where(own, '=', memberId)
    .$if(after !== undefined, (rest) =>
      rest.where(
        raw<boolean>`(asked_at, id) < (
          select asked_at, id from contract_request where id = ${after} and ${raw.ref(own)} = ${memberId}
        )`,
      ),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const { shown, next } = cut(rows, size);
  const otherSide = (row: (typeof rows)[number]) => (view === 'in' ? row.from_id : row.to_id);
  const partyOf = await readParties(sql, memberId, shown.map(otherSide));
  const list = [];
  for (const row of shown) {
    const { id, kind, action, answer, rate } = row;
    const isOffer = view === 'in' && action === 'new' && answer === null;
    const ended = isOffer ? await higherRateDownlines(sql, memberId, kind, rate).execute() : [];
    list.push({
      id,
      kind,
      requestType: action === 'new' ? ('NEW' as const) : ('TERMINATION' as const),
      periodType: row.period,
      rules: row.rules.map(wireRule),
      carriesLoss: row.carries_loss,
      party: partyOf(otherSide(row)),
      status: answer === null ? ('OPEN' as const) : states[answer],
      requestDate: row.asked_at,
      answerDate: row.answered_at,
      higherRateDownlines: ended.length,
    });
  }
  return { list, next };
}

const payStates = { due: 'DUE', waiting: 'WAITING', paid: 'PAID', nothing: 'NOTHING' } as const;

/** Payments of contracts of a kind, of one side. */
interface PaymentsPage extends Page {
  readonly kind: ContractKind;
  readonly view: 'received' | 'given';
}

/** The payments of contracts that a member receives or gives, newest first, in wire shape. */
export async function listPayments(
  sql: Sql,
  memberId: string,
  { kind, view, after, size }: PaymentsPage,
) {
  const rows = await sql
    .selectFrom('contract_payment')
    .selectAll()
    .where(view === 'received' ? 'downline_id' : 'upline_id', '=', memberId)
    .where('kind', '=', kind)
    .$if(after !== undefined, (rest) => rest.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const { shown, next } = cut(rows, size);
  const otherSide = (row: (typeof rows)[number]) =>
    view === 'received' ? row.upline_id : row.downline_id;
  const partyOf = await readParties(sql, memberId, shown.map(otherSide));
  const list = shown.map((row) => ({
    id: row.id,
    kind: row.kind,
    party: partyOf(otherSide(row)),
    startDate: row.starts_at,
    endDate: row.ends_at,
    figures: wireFigures(row.figures),
    rate: row.rate / 100,
    amount: toPesos(row.amount),
    status: payStates[row.state],
    payDate: row.paid_at,
  }));
  return { list, next };
}
