import { startOfContractUnit } from '../agents/agents.ts';
import type { Sql } from '../store/database.ts';
import type { Seed, SeedContract } from './seed.ts';

const hour = 3_600_000;
const ageMs = 40 * 24 * hour;

type Ids = ReadonlyMap<string, string>;

const idOf = (ids: Ids, username: string | null) =>
  username === null ? null : (ids.get(username) ?? null);

function terms({ id, kind, period, rules }: Omit<SeedContract, 'upline' | 'downline'>) {
  const rate = Math.max(...rules.map((rule) => rule.rate));
  const carries_loss = kind === 'dividend';
  return { id, kind, period, rules: JSON.stringify(rules), rate, carries_loss };
}

/** Adds the contracts and the open contract requests of the seed. */
export async function loadContracts(
  sql: Sql,
  { contracts, contractRequests }: Pick<Seed, 'contracts' | 'contractRequests'>,
  memberIds: Ids,
  now: number,
): Promise<void> {
  const inForce = contracts.map(({ upline, downline, ...rest }) => ({
    ...terms(rest),
    upline_id: idOf(memberIds, upline),
    downline_id: memberIds.get(downline) ?? '',
    began_at: now - ageMs,
    ended_at: null,
    settled_to: startOfContractUnit(rest.kind, now),
  }));
  const requests = contractRequests.map(({ from, to, ends, hoursAgo, ...rest }) => ({
    ...terms(rest),
    action: ends === null ? ('new' as const) : ('termination' as const),
    from_id: idOf(memberIds, from),
    to_id: memberIds.get(to) ?? '',
    contract_id: ends,
    asked_at: now - hoursAgo * hour,
    answer: null,
    answered_at: null,
  }));
  if (inForce.length > 0) await sql.insertInto('contract').values(inForce).execute();
  if (requests.length > 0) await sql.insertInto('contract_request').values(requests).execute();
}
