import { sql as raw } from 'kysely';
import * as calls from '#protocol/calls/contact/inbox.ts';
import { countGraphemes } from '#protocol/count-graphemes.ts';
import { longestLetter, longestLetterTitle } from '#protocol/model/contact/message.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle } from '../../http/request-context.ts';
import { isNoNumber, shownName } from '../../mask-mobile.ts';
import type { Sql } from '../../store/database.ts';
import { htmlOf } from '../html-of.ts';
import { cleanText } from './clean-text.ts';
import { findUpline, listDownlines } from './find-recipients.ts';
import { partPattern, wantedPage, type WantedPage, wirePage } from './page-of.ts';
import { type Letter, sendLetter, sentToday } from './send-letter.ts';

/** A letter with the name of its one recipient. */
interface NamedLetter extends Omit<Letter, 'member_id' | 'key' | 'to_id' | 'deleted_at'> {
  readonly nickname: string | null;
}

function wireLetter({ id, recipient, nickname, recipients, title, content, ...row }: NamedLetter) {
  return {
    id,
    recipient,
    recipientName: nickname === null ? null : shownName(nickname),
    recipientCount: recipients,
    title,
    content,
    sendTime: row.sent_at,
  };
}

function outboxOf(sql: Sql, { memberId, search }: WantedPage) {
  return sql
    .selectFrom('letter')
    .leftJoin('member as to', 'to.id', 'letter.to_id')
    .where('letter.member_id', '=', memberId)
    .where('letter.deleted_at', 'is', null)
    .$if(search !== '', (rows) =>
      rows.where((of) =>
        of.or([
          of('letter.title', 'ilike', partPattern(search)),
          of('letter.content', 'ilike', partPattern(htmlOf(search))),
          of.and([of('to.nickname', 'ilike', partPattern(search)), isNoNumber('to.nickname')]),
        ]),
      ),
    );
}

export const getOutbox = handle(calls.getOutbox, async (request, { member, sql, now }) => {
  const wanted = wantedPage(request, { memberId: member.id, now });
  const { after, page, size } = wanted;
  const rows = await outboxOf(sql, wanted)
    .select(['letter.id', 'letter.recipient', 'letter.recipients', 'letter.title'])
    .select(['letter.content', 'letter.sent_at', 'to.nickname'])
    .$if(after !== undefined, (query) => query.where(raw`letter.id::text`, '<', after ?? ''))
    .$if(after === undefined, (query) => query.offset((page - 1) * size))
    .orderBy('letter.id', 'desc')
    .limit(size + 1)
    .execute();
  const { count } = await outboxOf(sql, wanted)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return wirePage(wanted, { rows, count: Number(count) }, wireLetter);
});

export const getRecipients = handle(calls.getRecipients, async ({ search }, context) => {
  const { member, sql, now, settings } = context;
  const upline = await findUpline(sql, member.id);
  const downlines = await listDownlines(sql, member, search);
  const dailyLimit = settings.lettersPerDay;
  return {
    upline: upline ? { nickname: shownName(upline.nickname) } : null,
    downlines: downlines.rows.map(({ id, username, nickname }) => ({
      id,
      account: shownName(username),
      nickname: shownName(nickname),
    })),
    downlineCount: downlines.count,
    dailyLimit,
    dailyRemaining: Math.max(0, dailyLimit - (await sentToday(sql, member.id, now))),
  };
});

/** A cleaned text. Refusals `field_required` and `content_length`. */
function checked(field: 'title' | 'content', text: string, most: number): string {
  const clean = cleanText(text);
  if (clean === '') throw new Refusal(200, 'field_required', { value: { field } });
  if (countGraphemes(clean) > most) {
    throw new Refusal(200, 'content_length', { value: { field, most } });
  }
  return clean;
}

export const sendMessage = handle(calls.sendMessage, async (request, context) => {
  const { member, settings, now } = context;
  const { key, to, account } = request;
  const title = checked('title', request.title, longestLetterTitle).replaceAll('\n', ' ');
  const content = checked('content', request.content, longestLetter);
  const letter = { sender: member, key, to, account, title, content };
  const limits = { dayMost: settings.lettersPerDay, now };
  const sent = await context.transaction((sql) => sendLetter(sql, letter, limits));
  const recipient = sent.to_id === null ? null : await nicknameOf(context.sql, sent.to_id);
  return wireLetter({ ...sent, nickname: recipient });
});

async function nicknameOf(sql: Sql, memberId: string): Promise<string | null> {
  const found = sql.selectFrom('member').select('nickname').where('id', '=', memberId);
  return (await found.executeTakeFirst())?.nickname ?? null;
}
