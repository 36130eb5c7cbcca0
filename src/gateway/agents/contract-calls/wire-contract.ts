import type { WireReplyOf } from '#protocol/call.ts';
import type { getAgentContracts } from '#protocol/calls/agents/agent-contracts.ts';
import { toPesos } from '#protocol/model/money.ts';
import { shownName } from '../../mask-mobile.ts';
import type { Sql } from '../../store/database.ts';
import type { ContractFigures, ContractRule } from '../../store/tables/agents/contract-tables.ts';

type WireParty = NonNullable<WireReplyOf<typeof getAgentContracts>['given']>[number]['party'];

const pesosOrNull = (centavos: number | null) => (centavos === null ? null : toPesos(centavos));

/** A step of a contract in wire shape. */
export function wireRule({ validBet, profitLoss, activeMembers, betAmount, rate }: ContractRule) {
  return {
    periodValidBet: pesosOrNull(validBet),
    periodProfitLoss: pesosOrNull(profitLoss),
    activeMembers,
    betAmount: pesosOrNull(betAmount),
    rate: rate / 100,
  };
}

/** The figures of a payment in wire shape. */
export function wireFigures(of: ContractFigures) {
  return {
    validBet: toPesos(of.turnover),
    profitLoss: toPesos(of.profit),
    activeMembers: of.active,
    reachedBet: toPesos(of.reached),
    lossBefore: toPesos(of.lossBefore),
    lossAfter: toPesos(of.lossAfter),
  };
}

/** Returns the other side of a contract for a member: the merchant, the upline or a downline. */
export type PartyOf = (id: string | null) => WireParty;

/** Reads the names of the other sides of contracts. Accounts that are mobile numbers are masked. */
export async function readParties(
  sql: Sql,
  memberId: string,
  ids: readonly (string | null)[],
): Promise<PartyOf> {
  const known = ids.filter((id) => id !== null);
  const rows = await sql
    .selectFrom('member')
    .select(['id', 'username', 'nickname', 'upline_id'])
    .where('id', 'in', [memberId, ...known])
    .execute();
  const self = rows.find(({ id }) => id === memberId);
  return (partyId) => {
    const row = rows.find(({ id }) => id === partyId);
    if (!row) return { type: 'MERCHANT', account: null, nickname: null };
    return {
      type: row.id === self?.upline_id ? 'UPLINE' : 'DOWNLINE',
      account: shownName(row.username),
      nickname: shownName(row.nickname),
    };
  };
}
