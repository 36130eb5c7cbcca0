import * as calls from '#protocol/calls/live.ts';
import { handle } from '../http/request-context.ts';
import { addTicket } from './live-tickets.ts';

/** This gateway sends its streams itself, on the origin of the app. */
export const getLiveAddress = handle(calls.getLiveAddress, () => '');

export const openLiveStream = handle(calls.openLiveStream, async (_, { sql, member, now }) => ({
  ticket: await addTicket(sql, member.sessionHash, now),
}));
