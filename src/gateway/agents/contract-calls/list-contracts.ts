import type { Selectable } from 'kysely';
import { toPesos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import type { ContractTable } from '../../store/tables/agents/contract-tables.ts';
import { isInForce } from '../contracts.ts';
import { type DryRun, dryRunContracts } from '../settlement/dry-run.ts';
import type { ActiveRule } from '../settlement/team-totals.ts';
import { type PartyOf, readParties, wireFigures, wireRule } from './wire-contract.ts';

/** Contracts of a member that the page lists. */
const most = 1_000;
const mostEnded = 50;

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

/** Contracts of a side that are over, newest first. */
const ended = (sql: Sql, at: number) =>
  sql
    .selectFrom('contract')
    .selectAll()
    .where('ended_at', '<=', at)
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .limit(mostEnded);

/** The contracts that a member receives and gives, in force and over, in wire shape. */
export async function listContracts(
  sql: Sql,
  memberId: string,
  { now, rule }: { readonly now: number; readonly rule: ActiveRule },
) {
  const received = await inForce(sql, now).where('downline_id', '=', memberId).execute();
  const given = await inForce(sql, now).where('upline_id', '=', memberId).execute();
  const past = {
    received: await ended(sql, now).where('downline_id', '=', memberId).execute(),
    given: await ended(sql, now).where('upline_id', '=', memberId).execute(),
  };
  const sides = [
    ...[...received, ...past.received].map(({ upline_id: id }) => id),
    ...[...given, ...past.given].map(({ downline_id: id }) => id),
  ];
  const partyOf = await readParties(sql, memberId, sides);
  const outlooks = await dryRunContracts(sql, now, rule, memberId);
  const outlookOf = (id: string) => {
    const found = outlooks.find(({ contract }) => contract.id === id);
    return found ? wireOutlook(found, rule) : null;
  };
  const fromUpline = (one: Contract) =>
    wireContract(one, partyOf(one.upline_id), outlookOf(one.id));
  const toDownline = (one: Contract) => wireContract(one, partyOf(one.downline_id), null);
  return {
    received: received.map(fromUpline),
    given: given.map(toDownline),
    ended: { received: past.received.map(fromUpline), given: past.given.map(toDownline) },
  };
}
