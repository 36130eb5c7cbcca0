import type { Sql } from '../store/database.ts';
import { selectBonuses } from './bonus-purse.ts';

const mostListed = 100;

/** The rules of bonuses with the numbers of their bonuses, for the operator. Amounts in centavos. */
export async function listBonusRules(sql: Sql) {
  const rules = await sql.selectFrom('bonus_rule').selectAll().orderBy('sort').execute();
  const counts = await sql
    .selectFrom('bonus')
    .select((of) => ['rule', 'state', of.fn.countAll<number>().as('count')])
    .groupBy(['rule', 'state'])
    .execute();
  return rules.map(({ id, kind, rate, least, most, terms, enabled }) => {
    const own = counts.filter(({ rule }) => rule === id);
    const sum = (isActive: boolean) =>
      own
        .filter(({ state }) => (state === 'active') === isActive && state !== 'offered')
        .reduce((all, { count }) => all + Number(count), 0);
    const numbers = { active: sum(true), ended: sum(false) };
    return { id, kind, rate, least, most, times: terms.times, enabled, ...numbers };
  });
}

/** The last bonuses of a member, newest first, for the operator. Amounts in centavos. */
export async function listBonuses(sql: Sql, memberId: string) {
  const bonuses = await selectBonuses(sql, memberId)
    .orderBy('bonus.id', 'desc')
    .limit(mostListed)
    .execute();
  return bonuses.map(({ id, rule, state, reason, amount, purse, turnover, goal, ...bonus }) => {
    const at = bonus.created_at;
    return { id, rule, state, reason, amount, purse, turnover, goal, at };
  });
}
