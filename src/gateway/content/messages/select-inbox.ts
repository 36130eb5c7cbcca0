import { type RawBuilder, sql as raw } from 'kysely';
import type { Language } from '#protocol/model/language.ts';
import { isNoNumber } from '../../mask-mobile.ts';
import type { Sql } from '../../store/database.ts';
import { worded } from '../../store/worded.ts';
import { htmlOf } from '../html-of.ts';
import { partPattern, type WantedPage } from './page-of.ts';

interface WantedMessages extends WantedPage {
  readonly language: Language;
  /** Id of the one message that is wanted; empty for all. */
  readonly message: string;
}

/** The messages of a member that fit a search. */
function inboxOf(sql: Sql, { memberId, search, language, message }: WantedMessages) {
  const content = raw`regexp_replace(${worded('contents', language)}, '<[^>]*>', ' ', 'g')`;
  return sql
    .selectFrom('message')
    .leftJoin('member as writer', 'writer.id', 'message.from_id')
    .where('message.member_id', '=', memberId)
    .where('message.deleted_at', 'is', null)
    .$if(message !== '', (rows) => rows.where(raw<string>`message.id::text`, '=', message))
    .$if(search !== '', (rows) =>
      rows.where(
        raw<boolean>`(${worded('titles', language)} ilike ${partPattern(search)}
          or ${content} ilike ${partPattern(htmlOf(search))}
          or (message.sender <> 'upline' and writer.username ilike ${partPattern(search)}
            and ${isNoNumber('writer.username')})
          or (writer.nickname ilike ${partPattern(search)} and ${isNoNumber('writer.nickname')}))`,
      ),
    );
}

/**
 * The place of a message in the list: unread ones are greater than read ones, newer ones than older ones. One that was read
 * since `asOf` counts as unread, so that it keeps its place.
 */
function placeOf(asOf: number): RawBuilder<unknown> {
  return raw`(message.read_at is null or message.read_at >= ${asOf}::int8), message.sent_at, message.id`;
}

/** Reads a page of the inbox, with one row more, and counts all its messages. */
export async function selectInbox(sql: Sql, wanted: WantedMessages) {
  const { after, asOf, size, page, memberId, language } = wanted;
  const rows = await inboxOf(sql, wanted)
    .select(['message.id', 'message.sender', 'message.sent_at', 'message.read_at'])
    .select(['writer.nickname', 'writer.username', 'message.from_id'])
    .select([worded('titles', language).as('title'), worded('contents', language).as('content')])
    .$if(after !== undefined, (query) =>
      query.where(
        raw<boolean>`(${placeOf(asOf)}) < (
          select ${placeOf(asOf)} from message
          where message.id::text = ${after ?? ''} and message.member_id = ${memberId}::uuid
        )`,
      ),
    )
    .$if(after === undefined, (query) => query.offset((page - 1) * size))
    .orderBy(
      raw`(message.read_at is null or message.read_at >= ${asOf}::int8) desc, message.sent_at desc, message.id desc`,
    )
    .limit(size + 1)
    .execute();
  const { count } = await inboxOf(sql, wanted)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

export type InboxRow = Awaited<ReturnType<typeof selectInbox>>['rows'][number];
