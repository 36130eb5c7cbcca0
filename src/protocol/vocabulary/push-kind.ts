import { picklist } from 'valibot';

/** Kinds of notifications. The player switches each on and off, on each device. */
export const pushKinds = ['money', 'messages', 'promotions', 'draws'] as const;

/** Kind of a notification. */
export type PushKind = (typeof pushKinds)[number];

export const pushKind = picklist(pushKinds);
