import { maxLength, minLength, pipe, strictObject, string, trim } from 'valibot';
import type { ExclusionKind } from '#protocol/model/protection/exclusion.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { countOpenBets } from '../../../bets/bets.ts';
import { findExclusion } from '../../../exclusions/exclusions.ts';
import { pesoText, pursesOf } from '../../../ledger/ledger.ts';
import { beginExclusion, type MarketPack } from '../../../protection/protection.ts';
import type { Sql } from '../../../store/database.ts';
import { findMemberId } from '../../add-rows.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { SectionRoutes } from '../../routes.ts';
import { withReason } from '../../view-parts.ts';
import type { Action } from '../../view.ts';

const reasonBody = strictObject({ reason: pipe(string(), trim(), minLength(1), maxLength(300)) });

const closed: ExclusionKind = 'closed';

interface ClosableMember {
  readonly id: string;
  readonly username: string;
  readonly type: number;
}

/** Deposits and withdrawals of a member that have not ended. */
async function countPayments(sql: Sql, memberId: string): Promise<number> {
  const deposits = await sql
    .selectFrom('deposit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['created', 'pending', 'review'])
    .execute();
  const withdrawals = await sql
    .selectFrom('withdrawal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['requested', 'taken', 'approved', 'paying'])
    .execute();
  return deposits.length + withdrawals.length;
}

/** Closes the account of a member, with the money and the bets that are left in the question. Empty for one that is closed. */
export async function closingActions(
  sql: Sql,
  { id, username, type }: ClosableMember,
  { openBets }: Pick<MarketPack, 'openBets'>,
  now: number,
): Promise<Action[]> {
  const held = await findExclusion(sql, id, now);
  if (type === 4 || held?.kind === closed) return [];
  const { cash, bonus, held: onHold } = await pursesOf(sql, id);
  const [bets, payments] = [await countOpenBets(sql, id, now), await countPayments(sql, id)];
  const left = `It has ${pesoText(cash)} of cash, ${pesoText(bonus)} in bonuses, ${pesoText(onHold)} held, ${payments} payments under way and ${bets} open bets.`;
  const after = openBets === 'cancel' ? 'Open bets are cancelled' : 'Open bets get their results';
  const question = `Close the account of ${username} for good? Nobody can open it again. ${left} ${after}. Pay out the cash with a correction of the balance.`;
  return [
    withReason(question, {
      label: 'Close the account',
      path: `members/${encodeURIComponent(username)}/close`,
      done: 'The account is closed.',
    }),
  ];
}

/** Adds the route that closes an account, in the way in which a member closes the own one. */
export function addClosing(
  app: SectionRoutes,
  { database: { transaction }, market, sessions, settings }: ConsoleNeeds,
): void {
  const path = `${operatorRoot}/members/:username/close` as const;
  app.with({ audit: 'inside' }).post(path, async (context) => {
    const { reason } = await readBody(context, reasonBody);
    const username = context.req.param('username');
    const closedBy = { operator: context.get('operator').name, reason };
    const rules = { market, sessions, now: settings.clock.now() };
    await transaction(async (sql) => {
      const memberId = await findMemberId(sql, username);
      const { type } = await sql
        .selectFrom('member')
        .select('type')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      if (type === 4) throw new BadRequest('A trial account has no closing: it ends by itself');
      const wanted = { memberId, kind: closed, length: null, closedBy };
      const { change } = await beginExclusion(sql, wanted, rules);
      if (change === null) throw new BadRequest('This account is closed already');
    });
    return context.json({ done: true });
  });
}
