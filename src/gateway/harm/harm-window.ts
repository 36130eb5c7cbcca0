import { type RawBuilder, sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';

/** A member, and the time after which events count. */
export interface HarmWindow {
  readonly memberId: string;
  readonly since: number;
}

/** The figures of a member that a rule looks at. Amounts in centavos. */
export interface HarmFigures {
  readonly memberId: string;
  readonly count: number;
  readonly amount: Centavos | null;
  readonly loss: Centavos | null;
}

/** The members of a read with their times, as a table. */
export function tableOf(windows: readonly HarmWindow[]): RawBuilder<unknown> {
  const ids = windows.map(({ memberId }) => memberId);
  const times = windows.map(({ since }) => since);
  return raw`unnest(${ids}::uuid[], ${times}::int8[]) as who (member_id, since)`;
}
