import * as calls from '#protocol/calls/protection/identity.ts';
import { toPesos } from '#protocol/model/money.ts';
import { handle, type RequestContext, requireTrueAccount } from '../http/request-context.ts';
import type { Sql } from '../store/database.ts';
import { findLastCheck, sendCheck } from './send-identity.ts';

/** The last check of the member and the rule of the market, in wire shape. */
async function reply({ member, market }: RequestContext, sql: Sql) {
  const { due, untilThen } = market.identity;
  const last = await findLastCheck(sql, member.id);
  return {
    state: last?.state ?? ('none' as const),
    due,
    maximumDeposits: untilThen === null ? null : toPesos(untilThen),
    documentType: last?.document ?? null,
    refuseReason: last?.reason ?? '',
    sentDate: last?.sent_at ?? null,
    decidedDate: last?.decided_at ?? null,
    keptYears: market.keptYears,
  };
}

export const getIdentity = handle(calls.getIdentity, (_, context) => {
  requireTrueAccount(context.member);
  return reply(context, context.sql);
});

export const sendIdentity = handle(calls.sendIdentity, (request, context) => {
  const { member, market, now } = context;
  requireTrueAccount(member);
  return context.transaction(async (sql) => {
    // A market that never asks takes no pictures of documents.
    if (market.identity.due !== 'never') {
      await sendCheck(sql, { ...request, memberId: member.id }, now);
    }
    return reply(context, sql);
  });
});
