import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import type { OperatorSettings, Settings } from '../../system/system.ts';
import type { Attempts } from '../attempts.ts';

/**
 * Parts of a budget at which the operator gets an alarm. Strangers are unknown devices before a password: they get the
 * first part of the budget only, so that members still get codes when somebody uses that up.
 */
const parts = { halfUsed: 0.5, strangersRefused: 0.8, allRefused: 1 } as const;

type SmsAlarm = keyof typeof parts;

/** The codes that were sent by SMS today: to one country, or to all when the dial code is null. */
export interface SmsCount {
  readonly dialCode: string | null;
  readonly sent: number;
  readonly most: number;
  readonly alarm: SmsAlarm | null;
}

/** A code by SMS. */
interface SmsCode {
  readonly dialCode: string;
  readonly isStranger: boolean;
  /** False: nobody has the number. The budget is checked and not used. */
  readonly isSent: boolean;
}

export interface SmsBudget {
  /** Counts a code. Refusal `TOO_MANY_REQUEST` when the budget of the day, or the budget of the country, is used up. */
  spend(code: SmsCode): Promise<void>;
}

const keyOf = (day: number, dialCode: string | null) =>
  dialCode === null ? `sms ${day}` : `sms ${day} ${dialCode}`;

function mostOf({ smsBudget }: Settings, dialCode: string | null): number {
  if (dialCode === null) return smsBudget.perDay;
  return smsBudget.byDialCode[dialCode] ?? smsBudget.perCountry;
}

/** The most codes that are sent before the state of an alarm begins. */
const threshold = (most: number, alarm: SmsAlarm) => Math.floor(most * parts[alarm]);

const alarms = ['allRefused', 'strangersRefused', 'halfUsed'] as const;

function countOf(settings: Settings, dialCode: string | null, sent: number): SmsCount {
  const most = mostOf(settings, dialCode);
  const alarm = alarms.find((one) => sent >= threshold(most, one)) ?? null;
  return { dialCode, sent, most, alarm };
}

/** One line for the operator. */
function lineOf({ dialCode, sent, most, alarm }: SmsCount): string {
  const where = dialCode === null ? '' : ` to +${dialCode}`;
  return `Alarm ${alarm}: ${sent} of ${most} codes by SMS${where} were sent today`;
}

interface Needs {
  readonly attempts: Pick<Attempts, 'count' | 'undo'>;
  readonly settings: Pick<OperatorSettings, 'read'>;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

/** The budget of codes by SMS of a day (+08:00), which all gateways on the store share. */
export function createSmsBudget({ attempts, settings, clock, log }: Needs): SmsBudget {
  return {
    async spend({ dialCode, isStranger, isSent }) {
      const now = clock.now();
      const day = dayOf(now);
      const scopes = [null, dialCode];
      const keys = scopes.map((scope) => keyOf(day, scope));
      const current = await settings.read();
      const sums = await attempts.count(keys, dayMs);
      const counts = scopes.map((scope, index) => countOf(current, scope, sums[index] ?? 0));
      const limit = isStranger ? 'strangersRefused' : 'allRefused';
      const isFull = counts.some(({ sent, most }) => sent > threshold(most, limit));
      if (isFull || !isSent) await attempts.undo(keys);
      if (isFull) {
        const retryAfterSeconds = Math.ceil((startOfDay(day + 1) - now) / 1_000);
        throw new Refusal(429, 'TOO_MANY_REQUEST', { retryAfterSeconds });
      }
      if (!isSent) return;
      for (const count of counts) {
        const { alarm, sent, most } = count;
        if (alarm !== null && sent === threshold(most, alarm)) log(lineOf(count));
      }
    },
  };
}

/** The codes by SMS of today: of all countries first, then of each, the most first. */
export async function smsOfToday(sql: Sql, settings: Settings, now: number): Promise<SmsCount[]> {
  const all = keyOf(dayOf(now), null);
  const rows = await sql
    .selectFrom('attempt')
    .select(['key', 'count'])
    .where((is) => is.or([is('key', '=', all), is('key', 'like', `${all} %`)]))
    .execute();
  const counts = rows
    .filter(({ key }) => key !== all)
    .map(({ key, count }) => countOf(settings, key.slice(all.length + 1), count))
    .toSorted((one, other) => other.sent - one.sent);
  return [countOf(settings, null, rows.find(({ key }) => key === all)?.count ?? 0), ...counts];
}
