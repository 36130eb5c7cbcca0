import {
  check,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  optional,
  pipe,
  strictObject,
  string,
  transform,
  trim,
} from 'valibot';
import { withoutHidden } from '#protocol/hidden-characters.ts';
import { inEachLanguage, languageCodes } from '#protocol/model/language.ts';
import type { WrittenWords } from '../../../store/json-column.ts';
import { text } from '../../../texts/texts.ts';
import { BadRequest } from '../../read-body.ts';
import type { Field } from '../../view.ts';
import { action, field, required } from '../../view-parts.ts';

/** Most rows of a list. Clients read no more. */
export const mostRows = 100;

const limited = (most: number) =>
  pipe(string(), trim(), maxLength(most, `This is longer than ${most} characters`));

/** Markup without a word and without a picture shows nothing. */
const hasWords = (html: string) =>
  /<img\b/i.test(html) || withoutHidden(html.replace(/<[^>]*>|&nbsp;/g, '')).trim() !== '';

/** A text in English and, where they are filled in, in the other languages. */
export const written = (most: number) =>
  pipe(
    strictObject({
      ...inEachLanguage(() => optional(limited(most), '')),
      EN: pipe(
        limited(most),
        minLength(1, 'Write a text in English'),
        check(hasWords, 'Write a text in English'),
      ),
    }),
    transform(({ EN, ...others }): WrittenWords => {
      const filled = Object.entries(others).filter(([, one]) => hasWords(one));
      return { ...Object.fromEntries(filled), EN };
    }),
  );

/** The fields of a text in all languages: `title.EN` and so on. */
export function writtenFields(
  { name, label, type, hint = '' }: Pick<Field, 'name' | 'label' | 'type'> & { hint?: string },
  words?: WrittenWords,
): Field[] {
  return languageCodes.map((code) => {
    const language = text(code, 'language.englishName');
    const shown = { name: `${name}.${code}`, label: `${label}, ${language}`, type };
    const value = words?.[code] ?? '';
    if (code === 'EN') return required({ ...shown, value, hint });
    return field({ ...shown, value, hint: 'English when it is empty.' });
  });
}

/** True for a path of this site, and for an https address without a name and a password. */
export function isOwnOrHttps(address: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return true;
  if (/\s/.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

const notAnAddress = 'This is no path such as /rng and no https address';

/** The address of a page or a picture. */
export const ownOrHttps = pipe(
  string(),
  trim(),
  maxLength(2_000, 'This is longer than 2000 characters'),
  check(isOwnOrHttps, notAnAddress),
);

const wrongTime = 'This is no time between 2000 and 2100';
const moment = nullish(
  pipe(
    number(wrongTime),
    integer(wrongTime),
    minValue(Date.UTC(2000), wrongTime),
    maxValue(Date.UTC(2100), wrongTime),
  ),
  null,
);

/** The times of a form in epoch milliseconds: an empty start is now, an empty end is none. */
export const scheduleEntries = { from: moment, until: moment };

interface Schedule {
  readonly starts_at: number;
  readonly ends_at: number | null;
}

/** A field has no seconds: a time that the operator has left alone stays as exact as it was. */
const kept = (sent: number | null, known: number | null | undefined) =>
  typeof known === 'number' && sent === known - (known % 60_000) ? known : sent;

/** Reads the times of a form. `known` has the times of a row that is changed. Throws a BadRequest for times that show nothing. */
export function readSchedule(
  sent: { readonly from: number | null; readonly until: number | null },
  now: number,
  known?: Schedule,
): Schedule {
  const from = kept(sent.from, known?.starts_at) ?? (known?.starts_at === 0 ? 0 : now);
  const until = kept(sent.until, known?.ends_at);
  if (until !== null && until <= from) {
    throw new BadRequest('until: The end is not after the start');
  }
  if (known === undefined && until !== null && until <= now) {
    throw new BadRequest('until: This time has passed');
  }
  return { starts_at: from, ends_at: until };
}

const marketMs = 8 * 3_600_000;

/** The value of a field for a time, on the clock of the market. Empty for no time, and for 0, which the seed of banners has. */
const momentText = (at: number | null | undefined) =>
  typeof at === 'number' && at > 0 ? new Date(at + marketMs).toISOString().slice(0, 16) : '';

/** The times of a row for a table, in minutes as in the fields. Empty when it is always shown. */
export function scheduleText({ starts_at: from, ends_at: until }: Schedule): string {
  const [start, end] = [from, until].map((at) => momentText(at).replace('T', ' '));
  return [start && `from ${start}`, end && `until ${end}`].filter(Boolean).join(' ');
}

/** The fields of the times. */
export const scheduleFields = (
  known?: Schedule,
  words = { from: 'Shown from', until: 'Shown until' },
): Field[] => [
  field({
    name: 'from',
    label: `${words.from}, Manila time`,
    type: 'moment',
    value: momentText(known?.starts_at),
    hint: 'At once when it is empty.',
  }),
  field({
    name: 'until',
    label: `${words.until}, Manila time`,
    type: 'moment',
    value: momentText(known?.ends_at),
    hint: 'Without an end when it is empty.',
  }),
];

const wrongPlace = `This is no place from 1 to ${mostRows}`;

/** A place in a list: 1 is the first. */
export const placeBody = strictObject({
  place: pipe(
    number(wrongPlace),
    integer(wrongPlace),
    minValue(1, wrongPlace),
    maxValue(mostRows, wrongPlace),
  ),
});

/** The action that moves a row to another place. */
export const moveAction = (path: string, title: string, place: number) =>
  action({
    label: 'Move',
    path: `${path}/move`,
    question: `Move “${title}”`,
    fields: [
      required({
        name: 'place',
        label: 'New place',
        type: 'number',
        value: String(place),
        hint: '1 is the first.',
      }),
    ],
    done: 'Moved.',
  });

/** The actions of a row: moving it to another place, and removing it. */
export const rowActions = (path: string, title: string, place: number) => [
  moveAction(path, title, place),
  action({
    label: 'Remove',
    path: `${path}/remove`,
    question: `Remove “${title}”? Nobody sees it any more.`,
    done: 'Removed.',
  }),
];
