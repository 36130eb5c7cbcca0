import {
  check,
  type InferOutput,
  maxLength,
  nullish,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  transform,
} from 'valibot';
import { promotionCategories } from '../../../activities/activities.ts';
import {
  addAnnouncement,
  type AnnouncementType,
  changeAnnouncement,
  findAnnouncement,
  isBoundAnnouncement,
  listAnnouncements,
  removeAnnouncement,
  wireTextLimits as limits,
} from '../../../content/content.ts';
import type { Sql } from '../../../store/database.ts';
import { BadRequest } from '../../read-body.ts';
import { isOwnOrHttps, mostRows, readSchedule, scheduleEntries, written } from './content-forms.ts';

/** The types of announcements, as the console lists them. */
export const types = ['PL', 'PU', 'PR', 'AG'] as const satisfies readonly AnnouncementType[];

const linesOf = (texts: string) =>
  texts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const entries = {
  title: written(limits.title),
  content: written(limits.content),
  ...scheduleEntries,
  execution: nullish(picklist(['A', 'B', 'F']), null),
  promotionType: nullish(picklist(promotionCategories), null),
  pictures: optional(
    pipe(
      string(),
      maxLength(10_000, 'This is longer than 10000 characters'),
      transform(linesOf),
      check((lines) => lines.length <= 5, 'These are more than 5 pictures'),
      check(
        (lines) => lines.every((line) => line.length <= 2_000 && isOwnOrHttps(line)),
        'A line is no path such as /media/a.svg and no https address',
      ),
    ),
    '',
  ),
};
/** A new announcement. */
export const newBody = strictObject({ type: picklist(types), ...entries });
/** An announcement that is changed: all that the operator writes. */
export const changeBody = strictObject(entries);

/** An announcement of the store. */
export type Found = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;

/** The columns that a form means. Popups have a time in the visit, promotions a type. */
function columnsOf(
  type: AnnouncementType,
  body: InferOutput<typeof changeBody>,
  times: ReturnType<typeof readSchedule>,
) {
  return {
    titles: body.title,
    contents: body.content,
    execution: type === 'PU' ? (body.execution ?? 'B') : null,
    promotion_type: type === 'PR' || type === 'PU' ? body.promotionType : null,
    pictures: body.pictures,
    ...times,
  };
}

/** Adds an announcement before the others of its type. Throws a BadRequest. Call inside a transaction. */
export async function add(
  sql: Sql,
  body: InferOutput<typeof newBody>,
  now: number,
): Promise<string> {
  const { type, ...rest } = body;
  if ((await listAnnouncements(sql, type)).length >= mostRows) {
    throw new BadRequest(`There are ${mostRows} already: remove one first`);
  }
  return addAnnouncement(sql, type, columnsOf(type, rest, readSchedule(rest, now)));
}

/** Finds an announcement. Throws a BadRequest. */
export async function find(sql: Sql, id: string): Promise<Found> {
  const found = await findAnnouncement(sql, id);
  if (found === undefined) throw new BadRequest('There is no such announcement');
  return found;
}

/** Changes an announcement. Throws a BadRequest, also for new times of a promotion that players count on. */
export async function change(
  sql: Sql,
  id: string,
  { body, now }: { readonly body: InferOutput<typeof changeBody>; readonly now: number },
): Promise<void> {
  const found = await find(sql, id);
  const times = readSchedule(body, now, found);
  const isMoved = times.starts_at !== found.starts_at || times.ends_at !== found.ends_at;
  if (isMoved && (await isBoundAnnouncement(sql, id))) {
    throw new BadRequest('until: Players count on this promotion, so its times stay as they are');
  }
  await changeAnnouncement(sql, id, columnsOf(found.type, body, times));
}

/** Removes an announcement. False when there is none. Throws a BadRequest. */
export async function remove(sql: Sql, id: string): Promise<boolean> {
  if (await isBoundAnnouncement(sql, id)) {
    throw new BadRequest('Players count on this promotion: it cannot be removed');
  }
  return removeAnnouncement(sql, id);
}
