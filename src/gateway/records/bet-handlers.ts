import * as calls from '#protocol/calls/records/bet-records.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { proofsOf, replayAddress } from '../play/play.ts';
import { asOrderId, selectBetRows, wireBet } from './bet-records.ts';

/** The page that draws a bet again; null for a bet on a game that the store does not know. */
function replayUrlOf(
  { node_id: nodeId, kind }: { node_id: number | null; kind: string | null },
  { gamesOrigin, language }: RequestContext,
): string | null {
  const isKnown = nodeId !== null && kind !== null;
  return isKnown ? replayAddress({ gamesOrigin, kind, nodeId, language }) : null;
}

/** The proofs of the rounds of a settled bet. */
function proofsOfRow(
  row: {
    readonly kind: string | null;
    readonly key: string;
    readonly stake: number;
    readonly payout: number;
    readonly jackpot: number;
    readonly choice: unknown;
    readonly outcome: unknown;
  },
  { gamesOrigin }: RequestContext,
) {
  const { kind, key, stake: stakeCentavos, payout, jackpot, choice, outcome } = row;
  // The rules of the game decide all but the jackpot.
  const payoutCentavos = payout - jackpot;
  if (kind === null) return [];
  return proofsOf({ gamesOrigin, kind, key, stakeCentavos, payoutCentavos, choice, outcome });
}

/** One bet of the member. Its result stays sealed until it is settled. */
export const getBet = handle(calls.getBet, async ({ order }, context) => {
  const { sql, member, language, now } = context;
  const found = await sql
    .selectFrom('round')
    .select(['category', 'created_at'])
    .where('id', '=', asOrderId(order))
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (!found) throw new Refusal(404, 'not_found', { message: 'No bet has this number' });
  const { category, created_at: at } = found;
  const any = {
    open: null,
    outcome: 0,
    statuses: null,
    vendor: '',
    tickets: null,
    lotteryGame: null,
  };
  const filter = { ...any, memberId: member.id, category, from: at, to: at + 1, asOf: now, order };
  const page = { size: 1, offset: 0, after: null };
  const row = await selectBetRows(sql, filter, page, language)
    .select(['choice', 'outcome', 'jackpot', 'due_at', 'round.node_id', 'game.kind', 'key'])
    .executeTakeFirstOrThrow();
  const bet = wireBet(row, now);
  return {
    ...bet,
    gameType: category,
    nodeId: row.node_id,
    gameKind: row.kind,
    dueTime: row.due_at,
    replayUrl: replayUrlOf(row, context),
    choice: row.choice,
    result: bet.settleTime === null ? null : row.outcome,
    proofs: bet.settleTime === null ? [] : proofsOfRow(row, context),
  };
});
