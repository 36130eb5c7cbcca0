import {
  maxLength,
  minLength,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
  trim,
} from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import {
  findHidden,
  gameStates,
  hideGame,
  listGames,
  findGame,
  showGame,
} from '../../../catalogue/catalogue.ts';
import { scheduleState } from '../../../content/content.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Action, Block } from '../../view.ts';
import { action, choices, field, required, row, table } from '../../view-parts.ts';
import type { Section } from '../section.ts';
import {
  type FoundGame,
  type HiddenTimes,
  noGame,
  pageLinks,
  placeWords,
  readGame,
  readPage,
  searchField,
  size,
  stateOf,
  timesOf,
} from './game-parts.ts';
import { readSchedule, scheduleEntries, scheduleFields, scheduleText } from './content-forms.ts';

const path = 'content/games';

const reason = pipe(
  string(),
  trim(),
  minLength(1, 'Write a reason'),
  maxLength(200, 'This is longer than 200 characters'),
);
const hideBody = strictObject({ reason, ...scheduleEntries });
const showBody = strictObject({ reason });

const reasonField = (value = '') => required({ name: 'reason', label: 'Reason', value });

/** Hiding a game, or changing the times and the reason of a hidden one. */
function hideAction({ nodeId, name }: FoundGame, times: HiddenTimes | undefined): Action {
  const words = { from: 'Hidden from', until: 'Hidden until' };
  const isChange = times !== undefined;
  return action({
    label: isChange ? 'Change' : 'Hide',
    path: `${path}/${nodeId}/hide`,
    question: isChange
      ? `Change when “${name}” is hidden`
      : `Hide “${name}”? No list has it, nobody can start it, and no new bet is taken. Open bets are settled.`,
    fields: [reasonField(times?.reason), ...scheduleFields(times, words)],
    done: isChange ? 'Changed.' : 'Hidden.',
  });
}

function actionsOf(game: FoundGame, times: HiddenTimes | undefined): Action[] {
  const hide = hideAction(game, times);
  if (times === undefined) return [hide];
  const show = action({
    label: 'Show',
    path: `${path}/${game.nodeId}/show`,
    question: times.isHidden
      ? `Show “${game.name}” again? Everybody can play it at once.`
      : `Keep “${game.name}” in the lobby? Its times are removed.`,
    fields: [reasonField()],
    done: 'Shown.',
  });
  return [show, hide];
}

/** The filters of the page. A word that is none of the choices means all games. */
function readSearch(query: Readonly<Record<string, string>>) {
  const wanted = safeParse(picklist(gameStates), query['state']);
  const category = gameTypes.find((one) => one === query['category']) ?? '';
  const text = (query['text'] ?? '').slice(0, 60);
  return { text, category, state: wanted.success ? wanted.output : null };
}

const all = { value: '', label: 'all' };

const filtersOf = (search: ReturnType<typeof readSearch>) => [
  searchField(search.text),
  field({
    name: 'category',
    label: 'Category',
    type: 'choice',
    value: search.category,
    options: [all, ...choices(gameTypes)],
  }),
  field({
    name: 'state',
    label: 'State',
    type: 'choice',
    value: search.state ?? '',
    options: [all, ...choices(gameStates)],
  }),
];

async function viewGames(
  { database: { sql }, settings: { clock } }: ConsoleNeeds,
  query: Readonly<Record<string, string>>,
): Promise<readonly Block[]> {
  const now = clock.now();
  const page = readPage(query['page']);
  const search = readSearch(query);
  const found = await listGames(sql, search, { now, page, size });
  const rows = found.games.map((game) => {
    const times = timesOf(game, now);
    const why = times === undefined ? '' : `${scheduleText(times)}: ${times.reason}`;
    const about = [game.name, game.code, String(game.nodeId), game.vendor, game.category];
    const cells = [...about, stateOf(game, times), why];
    return row(String(game.nodeId), cells, { actions: actionsOf(game, times) });
  });
  const text = `${placeWords(found)}No list has a hidden game, and starting it says that it is under maintenance. A closed game belongs to a vendor under maintenance.`;
  const links = pageLinks('games', query, found);
  const columns = ['Game', 'Code', 'Number', 'Vendor', 'Category', 'State', 'Hidden'];
  const empty = 'No game fits.';
  return [table({ text, filters: filtersOf(search), columns, rows, links, empty })];
}

/** Games: the operator hides one, at once or for a time, and shows it again. */
export const gamesSection: Section = {
  name: 'games',
  area: 'content',
  page: { title: 'Games', group: 'Content', view: viewGames },
  addRoutes(app, { database: { transaction }, settings: { clock } }) {
    const one = `${operatorRoot}/${path}/:game`;
    app.post(`${one}/hide`, async (context) => {
      const { reason: why, ...times } = await readBody(context, hideBody);
      const nodeId = readGame(context.req.param('game'));
      await transaction(async (sql) => {
        if ((await findGame(sql, nodeId)) === undefined) throw new BadRequest(noGame);
        const now = clock.now();
        const found = await findHidden(sql, nodeId);
        const known = found && scheduleState(found, now) !== 'ended' ? found : undefined;
        await hideGame(sql, nodeId, { reason: why, ...readSchedule(times, now, known) });
      });
      return context.json({ done: true });
    });
    app.post(`${one}/show`, async (context) => {
      await readBody(context, showBody);
      const nodeId = readGame(context.req.param('game'));
      return context.json({ done: await transaction((sql) => showGame(sql, nodeId, clock.now())) });
    });
  },
};
