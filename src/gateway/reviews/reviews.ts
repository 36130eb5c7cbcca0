import { sql as raw } from 'kysely';
import { inEachLanguage } from '#protocol/model/language.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { addMessage } from '../content/content.ts';
import type { MarketPack } from '../protection/protection.ts';
import type { Database, Sql } from '../store/database.ts';
import { text, worded } from '../texts/texts.ts';

/** Members of one run. The next run, seconds later, takes the next ones. */
const batch = 200;

/** The registration or the last reminder, as the index has it. */
const lastAt = raw<number>`greatest(member.registered_at, member.review_reminded_at)`;

/** The members whose period is over. Those who cannot sign in get the reminder after their exclusion. */
function selectDue(sql: Sql, before: number, now: number) {
  return sql
    .selectFrom('member')
    .innerJoin('ledger_account as wallet', (on) =>
      on.on(raw`wallet.id`, '=', raw`member.id::text`).on('wallet.excluded_until', '<=', now),
    )
    .select('member.id')
    .where(lastAt, '<=', before)
    .where('member.type', '<>', 4)
    .where('member.suspended_at', 'is', null)
    .orderBy(lastAt)
    .limit(batch)
    .execute();
}

const limitsLink = '<a href="/member?page=protection">';
const profitLink = '<a href="/member?page=personalProfit">';

/** Title and content of the reminder. It names no figures, and never advertises. */
const reviewMessage = {
  titles: worded('review.title'),
  contents: inEachLanguage((language) => {
    const words = text(language, 'review.content');
    const limits = words.replace('<a>', limitsLink);
    return `<p>${limits.replace('<b>', profitLink).replace('</b>', '</a>')}</p>`;
  }),
};

/** Begins the next period of a member, and adds the message. Another gateway that has done it leaves nothing to do. */
async function remind(sql: Sql, memberId: string, before: number, now: number): Promise<void> {
  const begun = await sql
    .updateTable('member')
    .set({ review_reminded_at: now })
    .where('id', '=', memberId)
    .where(lastAt, '<=', before)
    .returning('id')
    .executeTakeFirst();
  if (begun === undefined) return;
  await addMessage(sql, { memberId, ...reviewMessage, at: now });
}

/**
 * The job that reminds members to look at their limits and their account, once in each period of the market. It begins with the
 * registration. Several gateways may run it at once. A market without a period reminds nobody.
 */
export async function remindOfReviews(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  { reviewDays }: Pick<MarketPack, 'reviewDays'>,
  now: number,
): Promise<void> {
  if (reviewDays === null) return;
  const before = now - reviewDays * dayMs;
  for (const { id } of await selectDue(sql, before, now)) {
    await transaction((inside) => remind(inside, id, before, now));
  }
}
