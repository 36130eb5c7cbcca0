import { type InferOutput, literal, pipe, strictObject, string, trim, union } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import {
  addBanner,
  addressOfLinkage,
  changeBanner,
  findBanner,
  isDeadLinkage,
  linkageOf,
  listBanners,
  moveContent,
  removeBanner,
  scheduleState,
  wireTextLimits as limits,
} from '../../../content/content.ts';
import type { Sql } from '../../../store/database.ts';
import { listContentPictures, uploadAddress } from '../../../uploads/uploads.ts';
import { emptyBody } from '../../bodies.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Block, Cell, Field } from '../../view.ts';
import { action, choices, field, form, required, row, state, table } from '../../view-parts.ts';
import type { Section } from '../section.ts';
import {
  mostRows,
  ownOrHttps,
  placeBody,
  readSchedule,
  rowActions,
  scheduleText,
  scheduleEntries,
  scheduleFields,
  written,
  writtenFields,
} from './content-forms.ts';
import { addPictureRoutes, pictureBlocks } from './content-pictures.ts';

const path = 'content/banners';

/** The group of the home page. No other page has banners. */
const group = 'w_home';

const body = strictObject({
  title: written(limits.title),
  picture: ownOrHttps,
  link: union([pipe(string(), trim(), literal('')), ownOrHttps], ({ issues }) =>
    String(issues?.at(-1)?.message),
  ),
  ...scheduleEntries,
});

type Found = NonNullable<Awaited<ReturnType<typeof findBanner>>>;

/** The columns that a form means. Throws a BadRequest for times that show nothing, and for a link to nothing. */
async function columnsOf(
  sql: Sql,
  sent: InferOutput<typeof body>,
  { now, known }: { readonly now: number; readonly known?: Found },
) {
  const linkage = linkageOf(sent.link);
  if (await isDeadLinkage(sql, linkage)) {
    throw new BadRequest('link: There is no such promotion or game');
  }
  const times = readSchedule(sent, now, known);
  return { titles: sent.title, picture: sent.picture, ...linkage, ...times };
}

async function find(sql: Sql, id: string): Promise<Found> {
  const found = await findBanner(sql, id);
  if (found === undefined) throw new BadRequest('There is no such banner');
  return found;
}

async function add(sql: Sql, sent: InferOutput<typeof body>, now: number): Promise<string> {
  if ((await listBanners(sql, group)).length >= mostRows) {
    throw new BadRequest(`There are ${mostRows} already: remove one first`);
  }
  return addBanner(sql, group, await columnsOf(sql, sent, { now }));
}

const pictureHint =
  'The address of a picture below, or another path of this site, or https of an origin in PAROLA_PICTURE_ORIGINS. 1600 × 600 pixels fit; the title covers the left half.';
const linkHint =
  'A page such as /rng, a promotion such as /promotions/detail?id=300, a game such as /seamless?node=10104, or https. Empty: it leads nowhere.';

const fieldsOf = (pictures: readonly string[], known?: Found): Field[] => [
  ...writtenFields({ name: 'title', label: 'Title', type: 'text' }, known?.titles),
  required({
    name: 'picture',
    label: 'Picture',
    value: known?.picture ?? '',
    hint: pictureHint,
    options: choices(pictures),
  }),
  field({
    name: 'link',
    label: 'Leads to',
    value: known ? addressOfLinkage(known) : '',
    hint: linkHint,
  }),
  ...scheduleFields(known),
];

/** A picture of this site in small, and the address of another one. */
const pictureCell = (source: string): Cell =>
  /^\/(?![/\\])/.test(source) ? { kind: 'picture', source } : source;

async function viewBanners(
  { database: { sql }, settings: { clock } }: ConsoleNeeds,
  query: Readonly<Record<string, string>>,
): Promise<readonly Block[]> {
  const banners = await listBanners(sql, group);
  const uploaded = (await listContentPictures(sql)).map(({ id }) => uploadAddress(id));
  const pictures = [...new Set([...uploaded, ...banners.map(({ picture }) => picture)])];
  const rows = banners.map((one, at) => {
    const title = {
      kind: 'link',
      text: one.titles.EN,
      section: 'banners',
      query: { edit: one.id },
    } as const;
    const shown = state(scheduleState(one, clock.now()));
    const cells = [at + 1, title, pictureCell(one.picture), shown, scheduleText(one)];
    const actions = rowActions(`${path}/${one.id}`, one.titles.EN, at + 1);
    return row(one.id, cells, { actions });
  });
  const edited = banners.find(({ id }) => id === query['edit']);
  const list = table({
    title: 'Banners of the home page',
    text: 'A title opens its form. Players see a change at once.',
    columns: ['Place', 'Title', 'Picture', 'State', 'Shown, Manila time'],
    rows,
    links: edited ? [{ kind: 'link', text: 'Add another one', section: 'banners', query: {} }] : [],
  });
  const more = await pictureBlocks(sql);
  if (edited) {
    const fields = fieldsOf(pictures, edited);
    const save = { label: 'Save', method: 'PUT', path: `${path}/${edited.id}`, fields } as const;
    return [form('Edit', action({ ...save, done: 'Saved.' }), edited.titles.EN), list, ...more];
  }
  const send = action({ label: 'Add', path, fields: fieldsOf(pictures), done: 'Added.' });
  return [list, form('Add', send, 'It takes the first place.'), ...more];
}

/** The banners of the home page: their texts, pictures, links, times and order. */
export const bannersSection: Section = {
  name: 'banners',
  area: 'content',
  page: { title: 'Banners', group: 'Content', view: viewBanners },
  addRoutes(app, { database, settings: { clock } }) {
    const { transaction } = database;
    const root = `${operatorRoot}/${path}`;
    app.post(root, async (context) => {
      const sent = await readBody(context, body);
      return context.json({ id: await transaction((sql) => add(sql, sent, clock.now())) });
    });
    app.put(`${root}/:id`, async (context) => {
      const sent = await readBody(context, body);
      const id = context.req.param('id');
      await transaction(async (sql) => {
        const known = await find(sql, id);
        await changeBanner(sql, id, await columnsOf(sql, sent, { now: clock.now(), known }));
      });
      return context.json({ done: true });
    });
    app.post(`${root}/:id/move`, async (context) => {
      const { place } = await readBody(context, placeBody);
      const id = context.req.param('id');
      const done = await transaction(async (sql) => {
        const { group_name: list } = await find(sql, id);
        return moveContent(sql, 'banner', { id, list, place });
      });
      return context.json({ done });
    });
    app.post(`${root}/:id/remove`, async (context) => {
      await readBody(context, emptyBody);
      const id = context.req.param('id');
      return context.json({ done: await removeBanner(database.sql, id) });
    });
    addPictureRoutes(app, { database, clock });
  },
};
