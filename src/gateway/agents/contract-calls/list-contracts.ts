import type { Selectable } from 'kysely';
import { toPesos } from '#contract/model/money.ts';
import type { Sql } from '../../store/database.ts';
import type { ContractTable } from '../../store/tables/agents/contract-tables.ts';
import { isInForce } from '../contracts.ts';
import { type DryRun, dryRunContracts } from '../settlement/dry-run.ts';
import type { ActiveRule } from '../settlement/team-totals.ts';
import { type PartyOf, readParties, wireFigures, wireRule } from './wire-contract.ts';

/** Contracts of a member that the page lists. */
const most = 1_000;

type Contract = Selectable<ContractTable>;

function wireOutlook({ span, outcome }: DryRun, rule: ActiveRule) {
  return {
    startDate: span.from,
    endDate: span.to,
    figures: wireFigures(outcome.figures),
    rate: outcome.rate / 100,
    amount: toPesos(outcome.amount),
    activeTurnover: toPesos(rule.activeTurnover),
    activeDeposit: toPesos(rule.activeDeposit),
  };
}

function wireContract(
  contract: Contract,
  party: ReturnType<PartyOf>,
  outlook: ReturnType<typeof wireOutlook> | null,
) {
  return {
    id: contract.id,
    kind: contract.kind,
    periodType: contract.period,
    rules: contract.rules.map(wireRule),
    carriesLoss: contract.carries_loss,
    loss: toPesos(contract.loss),
    party,
    beginDate: contract.began_at,
    endDate: contract.ended_at,
    outlook,
  };
}

const inForce = (sql: Sql, at: number) =>
  sql
    .selectFrom('contract')
    .selectAll()
    .where(isInForce(at))
    .orderBy('began_at', 'desc')
    .orderBy('id')
    .limit(most);

/** The contracts in force that a member receives and gives, in wire shape. */
export async function listContracts(
  sql: Sql,
  memberId: string,
  { now, rule }: { readonly now: number; readonly rule: ActiveRule },
) {
  const received = await inForce(sql, now).where('downline_id', '=', memberId).execute();
  const given = await inForce(sql, now).where('upline_id', '=', memberId).execute();
  const sides = [
    ...received.map(({ upline_id: id }) => id),
    ...given.map(({ downline_id: id }) => id),
  ];
  const partyOf = await readParties(sql, memberId, sides);
  const outlooks = await dryRunContracts(sql, now, rule, memberId);
  const outlookOf = (id: string) => {
    const found = outlooks.find(({ contract }) => contract.id === id);
    return found ? wireOutlook(found, rule) : null;
  };
  return {
    received: received.map((one) => wireContract(one, partyOf(one.upline_id), outlookOf(one.id))),
    given: given.map((one) => wireContract(one, partyOf(one.downline_id), null)),
  };
}
