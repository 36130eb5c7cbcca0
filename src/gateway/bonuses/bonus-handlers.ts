import { isUuid } from '#protocol/uuid.ts';
import * as calls from '#protocol/calls/rewards/bonuses.ts';
import type { WireReplyOf } from '#protocol/call.ts';
import type { Language } from '#protocol/model/language.ts';
import { toPesos } from '#protocol/model/money.ts';
import type { BonusState } from '#protocol/vocabulary/bonus-state.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { type ActiveBonus, selectBonuses } from './bonus-purse.ts';
import { giveUpBonus as giveUpOne } from './give-up.ts';
import { acceptBonus as acceptOne } from './grant-bonus.ts';

const states: Readonly<Record<calls.BonusView, readonly BonusState[]>> = {
  active: ['offered', 'active'],
  done: ['released', 'forfeited'],
  expired: ['expired'],
};

function wireGames({ terms, turnover_by: done }: ActiveBonus) {
  return gameTypes
    .map((gameType) => ({
      gameType,
      weight: terms.weights[gameType] ?? 0,
      turnoverDone: toPesos(done[gameType] ?? 0),
    }))
    .filter(({ weight }) => weight > 0);
}

/** A bonus in wire shape. */
function wireBonus(bonus: ActiveBonus, language: Language): WireReplyOf<typeof calls.acceptBonus> {
  const { terms } = bonus;
  const pesosOrNull = (amount: number | null) => (amount === null ? null : toPesos(amount));
  return {
    bonusId: bonus.id,
    title: bonus.titles[language],
    state: bonus.state,
    reason: bonus.reason === '' ? null : bonus.reason,
    amount: toPesos(bonus.amount),
    bonusBalance: toPesos(bonus.purse),
    releasedAmount: toPesos(bonus.released),
    turnoverGoal: toPesos(bonus.goal),
    turnoverDone: toPesos(Math.min(bonus.turnover, bonus.goal)),
    games: wireGames(bonus),
    maximumStake: pesosOrNull(terms.mostStake),
    maximumRelease: pesosOrNull(terms.mostReleased),
    cashFirst: terms.order === 'cashFirst',
    freeSpins: terms.spins && {
      spinsLeft: bonus.spins_left,
      spinCount: terms.spins.count,
      spinStake: toPesos(terms.spins.stake),
    },
    days: terms.days,
    createTime: bonus.granted_at ?? bonus.created_at,
    expireTime: bonus.expires_at,
    endTime: bonus.ended_at,
  };
}

export const getBonuses = handle(
  calls.getBonuses,
  async ({ view, size, after }, { sql, member, language }) => {
    const rows = await selectBonuses(sql, member.id)
      .where('state', 'in', states[view])
      .$if(after !== undefined, (all) => all.where('bonus.id', '<', after ?? ''))
      .orderBy('bonus.id', 'desc')
      .limit(size + 1)
      .execute();
    const page = rows.slice(0, size);
    const next = rows.length > size ? (page.at(-1)?.id ?? null) : null;
    return { list: page.map((bonus) => wireBonus(bonus, language)), next };
  },
);

/** A bonus of the member in wire shape. Refusal `not_found`. */
async function find({ sql, member, language }: RequestContext, id: string) {
  if (!isUuid(id)) throw new Refusal(404, 'not_found');
  const bonus = await selectBonuses(sql, member.id).where('bonus.id', '=', id).executeTakeFirst();
  if (!bonus) throw new Refusal(404, 'not_found');
  return wireBonus(bonus, language);
}

export const acceptBonus = handle(calls.acceptBonus, async ({ id }, context) => {
  const { member, now } = context;
  await find(context, id);
  await context.transaction((sql) => acceptOne(sql, { memberId: member.id, id, at: now }));
  return find(context, id);
});

export const giveUpBonus = handle(calls.giveUpBonus, async ({ id }, context) => {
  const { member, now } = context;
  await find(context, id);
  const end = { memberId: member.id, id, reason: 'givenUp', actor: 'member', at: now } as const;
  await context.transaction((sql) => giveUpOne(sql, end));
  return find(context, id);
});
