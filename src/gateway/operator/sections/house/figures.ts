import { dayMs, dayOf } from '#protocol/model/market-day.ts';
import { type GameType, gameTypes } from '#protocol/vocabulary/category.ts';
import * as records from '../../../records/records.ts';
import type { Database } from '../../../store/database.ts';
import { BadRequest } from '../../read-body.ts';
import { centavos, field, row, table } from '../../view-parts.ts';
import type { Block, Cell } from '../../view.ts';
import type { Section } from '../section.ts';

/** Days that the page shows at most, and at first. */
const most = 31;
const atFirst = 7;

const categoryNames: Readonly<Record<GameType | '', string>> = {
  LIVE: 'live casino',
  RNG: 'slots',
  FISH: 'fishing',
  SPORTS: 'sports',
  PVP: 'poker',
  ELOTT: 'lottery',
  '': 'no game',
};

/** The columns of all figures, in the order of the tables. */
const allColumns = [
  ['Stakes', 'stakes'],
  ['Wins', 'wins'],
  ['Net', 'net'],
  ['Bonuses', 'bonuses'],
  ['Rebates', 'rebates'],
  ['Contracts', 'contracts'],
  ['Deposits', 'deposits'],
  ['Withdrawals', 'withdrawals'],
  ['Fees', 'fees'],
  ['Open bets', 'open'],
  ['Other', 'other'],
] as const satisfies readonly (readonly [string, keyof records.HouseFigures])[];

/** The columns that bets have. */
const betColumns = allColumns.filter(([, name]) =>
  ['stakes', 'wins', 'net', 'open'].includes(name),
);

type Columns = readonly (readonly [string, keyof records.HouseFigures])[];

/** The date of a day: 2026-01-31. */
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** The day of a date of the query. Throws a BadRequest for any other text. */
function readDay(date: string | undefined, otherwise: number): number {
  if (date === undefined || date === '') return otherwise;
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) / dayMs : Number.NaN;
  if (!Number.isInteger(day) || dateOf(day) !== date) {
    throw new BadRequest('A day looks like 2026-01-31');
  }
  return day;
}

/** The wanted days, both included. */
function readDays(query: Readonly<Record<string, string>>, today: number) {
  const to = readDay(query['to'], today);
  const from = readDay(query['from'], to - atFirst + 1);
  if (from > to) throw new BadRequest('The first day is after the last');
  if (to - from >= most) throw new BadRequest(`The page shows ${most} days at most`);
  return { from, to };
}

/** A row of figures. A figure without money is empty, except in a total. */
function figureRow(key: string, names: readonly Cell[], all: records.HouseFigures, of: Columns) {
  const amountOf = (amount: number) => (amount === 0 && key !== 'total' ? null : amount);
  return row(key, [...names, ...of.map(([, name]) => centavos(amountOf(all[name])))]);
}

/** The parts of the figures by a name of each. */
function groupsOf<Name extends number | string>(
  figures: readonly records.DayFigures[],
  names: readonly Name[],
  nameOf: (one: records.DayFigures) => Name,
) {
  return names.map((name) => {
    const own = figures.filter((one) => nameOf(one) === name);
    return { name, count: own.length, sums: records.addFigures(own) };
  });
}

const text =
  'Days of Manila, sums of all members. A bet counts on the day of its result. Net is stakes less wins. Deposits are what came to balances, after fees. A withdrawal counts on the day of its request, and money that came back is taken off. Open bets are what their stakes have grown by. The last day may not be over.';

function dayTable(
  figures: readonly records.DayFigures[],
  { from, to }: { readonly from: number; readonly to: number },
): Block {
  const days = Array.from({ length: to - from + 1 }, (_, nth) => to - nth);
  const rows = groupsOf(figures, days, ({ day }) => day).map(({ name, sums }) =>
    figureRow(String(name), [dateOf(name)], sums, allColumns),
  );
  const total = figureRow('total', ['Total'], records.addFigures(figures), allColumns);
  const filters = [
    field({ name: 'from', label: 'First day', type: 'date', value: dateOf(from) }),
    field({ name: 'to', label: 'Last day', type: 'date', value: dateOf(to) }),
  ];
  const columns = ['Day', ...allColumns.map(([label]) => label)];
  return table({
    title: 'By day',
    file: 'figures-by-day',
    text,
    filters,
    columns,
    rows: [total, ...rows],
  });
}

function gameTable(figures: readonly records.DayFigures[]): Block {
  const rows = groupsOf(figures, gameTypes, ({ category }) => category).map(({ name, sums }) =>
    figureRow(name, [categoryNames[name]], sums, betColumns),
  );
  const bets = figures.filter(({ category }) => category !== '');
  const total = figureRow('total', ['Total'], records.addFigures(bets), betColumns);
  const columns = ['Game', ...betColumns.map(([label]) => label)];
  return table({
    title: 'By kind of game',
    file: 'figures-by-game',
    columns,
    rows: [total, ...rows],
  });
}

function dayAndGameTable(figures: readonly records.DayFigures[]): Block {
  const rows = figures
    .filter(({ category }) => category !== '')
    .toSorted((one, other) => other.day - one.day)
    .map(({ day, category, ...sums }) =>
      figureRow(`${day} ${category}`, [dateOf(day), categoryNames[category]], sums, betColumns),
    );
  const columns = ['Day', 'Game', ...betColumns.map(([label]) => label)];
  const empty = 'Nobody has played on these days.';
  return table({
    title: 'By day and kind of game',
    file: 'figures-by-day-and-game',
    columns,
    rows,
    empty,
  });
}

/** The figures of the chosen days: by day, by kind of game, and by both. Throws a BadRequest for days that cannot be shown. */
async function viewFigures(
  database: Pick<Database, 'read'>,
  query: Readonly<Record<string, string>>,
  today: number,
): Promise<readonly Block[]> {
  const { from, to } = readDays(query, today);
  const figures = await records.readHouseFigures(database, { from, to: to + 1 });
  return [dayTable(figures, { from, to }), gameTable(figures), dayAndGameTable(figures)];
}

/** The money that the house has taken in and paid, by day and kind of game. */
export const figuresSection: Section = {
  name: 'figures',
  area: 'house',
  page: {
    title: 'Figures',
    group: 'House',
    view: ({ database, settings }, query) =>
      viewFigures(database, query, dayOf(settings.clock.now())),
  },
};
