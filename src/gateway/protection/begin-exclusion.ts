import type { ExclusionKind } from '#protocol/model/protection/exclusion.ts';
import { monthsLater } from '#protocol/model/protection/months-later.ts';
import { endDeviceKeys, type Sessions } from '../accounts/accounts.ts';
import { recordAudit } from '../audit/audit.ts';
import { Refusal } from '../http/refusal.ts';
import { voidOpenBets } from '../bets/bets.ts';
import { lockMember } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import { notify } from '../notify/notify.ts';
import {
  addExclusion,
  type ClosingOperator,
  type HeldExclusion,
} from '../exclusions/exclusions.ts';
import type { MarketPack } from './market-pack.ts';

const hourMs = 3_600_000;

/** An exclusion that a member asks for. `length` is in hours for a time-out, in months for a self-exclusion; null is for good. */
interface WantedExclusion {
  readonly kind: ExclusionKind;
  readonly length: number | null;
}

/** The end of an exclusion that begins now; null for good. Refusal `request_invalid` for a length that is not offered. */
export function endOf(
  { kind, length }: WantedExclusion,
  { timeOutHours, selfExclusionMonths }: MarketPack,
  now: number,
): number | null {
  if (length === null && kind !== 'timeOut') return null;
  const isHours = kind === 'timeOut' && length !== null && timeOutHours.includes(length);
  if (isHours) return now + length * hourMs;
  const isMonths = kind === 'selfExclusion' && length !== null;
  if (isMonths && selfExclusionMonths.includes(length)) return monthsLater(now, length);
  throw new Refusal(400, 'request_invalid', { message: 'The market has no such length' });
}

/** The member and the exclusion. */
interface Beginning extends WantedExclusion {
  readonly memberId: string;
  readonly reason?: string | undefined;
  /** The register of excluded persons begins it, by an import of an operator or later by a job. The member does by default. */
  readonly byRegister?: 'operator' | 'job';
  /** An operator closes the account of the member. */
  readonly closedBy?: ClosingOperator;
}

interface Rules {
  readonly market: MarketPack;
  readonly sessions: Pick<Sessions, 'endOthers'>;
  readonly now: number;
}

/** A time to the minute as it is in Manila, for texts. */
export function minuteOf(at: number): string {
  return new Date(at + 8 * hourMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** The message that confirms an exclusion. It reaches the verified address of a member who cannot read the inbox. */
function noticeOf({ kind, endsAt, change }: HeldExclusion, byRegister: boolean) {
  if (byRegister) return { kind: 'breakByRegister' } as const;
  if (kind === 'closed') return { kind: 'accountClosed' } as const;
  if (endsAt === null) return { kind: 'breakForGood' } as const;
  const values = { until: minuteOf(endsAt) };
  return { kind: change === 'begun' ? 'breakBegun' : 'breakLengthened', values } as const;
}

/** Words for the bets that an exclusion cancels. */
function remarkOf(byRegister: Beginning['byRegister'], closedBy: Beginning['closedBy']): string {
  if (byRegister) return 'The register excludes the member';
  return closedBy ? 'The account is closed' : 'The member takes a break';
}

/**
 * Excludes a member, or makes the exclusion longer that holds. In one transaction with it, all sessions, notifications and keys
 * of devices end, and the market decides about open bets. Each bet locks the main wallet: it is placed before the exclusion, or
 * refused after it.
 */
export async function beginExclusion(
  sql: Sql,
  { memberId, reason, byRegister, closedBy, ...wanted }: Beginning,
  { market, sessions, now }: Rules,
) {
  const endsAt = endOf(wanted, market, now);
  await lockMember(sql, memberId);
  await sql
    .selectFrom('ledger_account')
    .select('id')
    .where('id', '=', memberId)
    .forUpdate()
    .execute();
  const actor = byRegister ?? (closedBy ? 'operator' : 'member');
  const exclusion = { memberId, kind: wanted.kind, endsAt, reason, closedBy };
  const begun = await addExclusion(sql, exclusion, now);
  if (begun.change !== null) {
    const facts = {
      kind: wanted.kind,
      endsAt,
      ...(byRegister && { source: 'register' }),
      ...(closedBy && { reason: closedBy.reason }),
    };
    await recordAudit(sql, { memberId, actor, kind: 'breakBegun', facts, at: now });
    await notify(sql, { memberId, ...noticeOf(begun, byRegister !== undefined) }, now);
  }
  await sessions.endOthers(sql, memberId, null);
  await endDeviceKeys(sql, memberId, now);
  if (market.openBets === 'cancel') {
    await voidOpenBets(sql, memberId, { actor, remark: remarkOf(byRegister, closedBy) }, now);
  }
  return begun;
}
