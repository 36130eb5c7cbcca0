import {
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
} from 'valibot';
import type { PushKind } from '../../vocabulary/push-kind.ts';

/** Minutes of a day. */
export const dayMinutes = 24 * 60;

/** Minutes since midnight. */
const minute = () => pipe(number(), integer(), minValue(0), maxValue(dayMinutes - 1));

/** Hours without notifications, in minutes since midnight by the clock of the device. They may go over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Hours without notifications; null for none. */
export const quietHours: GenericSchema<QuietHours | null> = nullable(
  object({ from: minute(), to: minute() }),
);

/**
 * The content of a notification, which a gateway encrypts for one browser. It names no amounts: it is shown on the lock
 * screen.
 */
export interface PushPayload {
  readonly kind: PushKind;
  /** Ids of the changes that it reports. A change that arrives twice counts once. */
  readonly ids: readonly string[];
  /** The title of one change, and the title of several, in which `{count}` stands for their number. */
  readonly title: string;
  readonly many: string;
  readonly body: string;
  /** Path of the app that it opens, with its search. */
  readonly page: string;
  /** Unread messages, for the icon of the app. Null changes nothing. */
  readonly unread: number | null;
}
