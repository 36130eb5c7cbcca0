import { picklist, safeParse } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { promotionCategories } from '../../../activities/activities.ts';
import {
  type AnnouncementType,
  findAnnouncement,
  listAnnouncements,
  moveContent,
  scheduleState,
} from '../../../content/content.ts';
import { text } from '../../../texts/texts.ts';
import { emptyBody } from '../../bodies.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Block, Field } from '../../view.ts';
import { action, field, form, row, state, table } from '../../view-parts.ts';
import type { Section } from '../section.ts';
import {
  add,
  change,
  changeBody,
  find,
  type Found,
  newBody,
  remove,
  types,
} from './announcement-changes.ts';
import {
  placeBody,
  rowActions,
  scheduleText,
  scheduleFields,
  writtenFields,
} from './content-forms.ts';

const path = 'content/announcements';

const typeNames: Readonly<Record<AnnouncementType, string>> = {
  PL: 'Notices of the scrolling bar',
  PU: 'Popups',
  PR: 'Promotions',
  AG: 'News for agents',
};

const executions = [
  { value: 'B', label: 'Guests' },
  { value: 'A', label: 'Members, after each sign-in' },
  { value: 'F', label: 'Members, at their first sign-in' },
] as const;

const markup =
  'HTML: headings, paragraphs, lists, tables, emphasis, https links and pictures. All else is taken out before a player sees it.';

function fieldsOf(type: AnnouncementType, known?: Found): Field[] {
  const execution = field({
    name: 'execution',
    label: 'For',
    type: 'choice',
    value: known?.execution ?? 'B',
    options: [...executions],
  });
  const promotionType = field({
    name: 'promotionType',
    label: 'Filter',
    type: 'choice',
    value: known?.promotion_type ?? '',
    options: [
      { value: '', label: 'None' },
      ...promotionCategories.map((code) => ({
        value: code,
        label: text('EN', `promotionCategory.${code}`),
      })),
    ],
  });
  const pictures = field({
    name: 'pictures',
    label: 'Pictures',
    type: 'area',
    value: known?.pictures.join('\n') ?? '',
    hint: 'One address a line: a path of this site, or https of an origin in PAROLA_PICTURE_ORIGINS.',
  });
  return [
    ...writtenFields({ name: 'title', label: 'Title', type: 'text' }, known?.titles),
    ...writtenFields(
      { name: 'content', label: 'Text', type: 'area', hint: markup },
      known?.contents,
    ),
    ...(type === 'PU' ? [execution] : []),
    ...(type === 'PR' || type === 'PU' ? [promotionType] : []),
    pictures,
    ...scheduleFields(known),
  ];
}

async function viewAnnouncements(
  { database: { sql }, settings: { clock } }: ConsoleNeeds,
  query: Readonly<Record<string, string>>,
): Promise<readonly Block[]> {
  const asked = safeParse(picklist(types), query['type'] ?? 'PL');
  if (!asked.success) throw new BadRequest('There is no such type');
  const type = asked.output;
  const name = 'announcements';
  const rows = (await listAnnouncements(sql, type)).map((one, at) => {
    const place = at + 1;
    const edit = { section: name, query: { type, edit: one.id } };
    const title = { kind: 'link', text: one.titles.EN, ...edit } as const;
    const shown = state(scheduleState(one, clock.now()));
    const cells = [place, title, shown, scheduleText(one)];
    return row(one.id, cells, { actions: rowActions(`${path}/${one.id}`, one.titles.EN, place) });
  });
  const edited =
    query['edit'] === undefined ? undefined : await findAnnouncement(sql, query['edit']);
  const list = table({
    title: typeNames[type],
    text: 'A title opens its form. Players see a change at once.',
    filters: [
      field({
        name: 'type',
        label: 'Type',
        type: 'choice',
        value: type,
        options: types.map((value) => ({ value, label: typeNames[value] })),
      }),
    ],
    columns: ['Place', 'Title', 'State', 'Shown, Manila time'],
    rows,
    links: edited
      ? [{ kind: 'link', text: 'Add another one', section: name, query: { type } }]
      : [],
  });
  if (edited?.type === type) {
    const fields = fieldsOf(type, edited);
    const save = { label: 'Save', method: 'PUT', path: `${path}/${edited.id}`, fields } as const;
    return [form('Edit', action({ ...save, done: 'Saved.' }), edited.titles.EN), list];
  }
  const send = action({
    label: 'Add',
    path,
    body: { type },
    fields: fieldsOf(type),
    done: 'Added.',
  });
  return [list, form('Add', send, 'It takes the first place.')];
}

/** Announcements, popups, promotions and news for agents: their texts, times and order. */
export const announcementsSection: Section = {
  name: 'announcements',
  area: 'content',
  page: { title: 'Announcements', group: 'Content', view: viewAnnouncements },
  addRoutes(app, { database: { transaction }, settings: { clock } }) {
    const root = `${operatorRoot}/${path}`;
    app.post(root, async (context) => {
      const body = await readBody(context, newBody);
      return context.json({ id: await transaction((sql) => add(sql, body, clock.now())) });
    });
    app.put(`${root}/:id`, async (context) => {
      const body = await readBody(context, changeBody);
      const id = context.req.param('id');
      await transaction((sql) => change(sql, id, { body, now: clock.now() }));
      return context.json({ done: true });
    });
    app.post(`${root}/:id/move`, async (context) => {
      const { place } = await readBody(context, placeBody);
      const id = context.req.param('id');
      const done = await transaction(async (sql) => {
        const { type: list } = await find(sql, id);
        return moveContent(sql, 'announcement', { id, list, place });
      });
      return context.json({ done });
    });
    app.post(`${root}/:id/remove`, async (context) => {
      await readBody(context, emptyBody);
      const id = context.req.param('id');
      return context.json({ done: await transaction((sql) => remove(sql, id)) });
    });
  },
};
