import { toPesos } from '#protocol/model/money.ts';
import type { Action, Block, Cell, Field, Look, Row } from './view.ts';

type Given<Shape, Needed extends keyof Shape> = Pick<Shape, Needed> & Partial<Shape>;

/** A field of a form: a text by default. */
export const field = (given: Given<Field, 'name' | 'label'>): Field => ({
  type: 'text',
  value: '',
  required: false,
  hint: '',
  options: [],
  ...given,
});

export const required = (given: Given<Field, 'name' | 'label'>): Field =>
  field({ required: true, ...given });

/** The choices of a field. */
export const choices = (values: readonly string[]): Field['options'] =>
  values.map((value) => ({ value, label: value }));

/** A request of the page: POST by default, without fields and questions. */
export const action = (given: Given<Action, 'label' | 'path' | 'done'>): Action => ({
  method: 'POST',
  body: {},
  fields: [],
  question: '',
  keyed: false,
  onlyChanged: false,
  ...given,
});

/** A request that asks for a reason before. */
export const withReason = (
  question: string,
  given: Given<Action, 'label' | 'path' | 'done'>,
): Action =>
  action({ question, fields: [required({ name: 'reason', label: 'Reason' })], ...given });

/** A row of a table. */
export const row = (key: string, cells: readonly Cell[], more: Partial<Row> = {}): Row => ({
  key,
  cells: [...cells],
  actions: [],
  looks: [],
  ...more,
});

type TableParts = Omit<Extract<Block, { kind: 'table' }>, 'kind'>;

export const table = (given: Given<TableParts, 'columns' | 'rows'>): Block => ({
  kind: 'table',
  title: '',
  text: '',
  filters: [],
  empty: 'Nothing here.',
  links: [],
  file: '',
  ...given,
});

export const form = (title: string, send: Action, text = ''): Block => ({
  kind: 'form',
  title,
  text,
  action: send,
});

export const buttons = (title: string, actions: readonly Action[], text = ''): Block => ({
  kind: 'buttons',
  title,
  text,
  actions: [...actions],
});

/** A time in epoch milliseconds. Null shows nothing. */
export const time = (at: number | null): Cell => ({ kind: 'time', at });

/** An amount in centavos. Null shows nothing. */
export const centavos = (amount: number | null): Cell => ({
  kind: 'pesos',
  pesos: amount === null ? null : toPesos(amount),
});

/** An amount in pesos. Null shows nothing. */
export const inPesos = (pesos: number | null): Cell => ({ kind: 'pesos', pesos });

/** Hundredths of a percent as percent. */
export const percent = (hundredths: number): Cell => `${hundredths / 100} %`;

const words = {
  good: [
    'on',
    'paid',
    'confirmed',
    'credited',
    'success',
    'done',
    'issued',
    'answered',
    'claimed',
    'approved',
    'finished',
    'completed',
    'active',
    'shown',
  ],
  bad: [
    'failed',
    'refused',
    'rejected',
    'suspended',
    'expired',
    'disputed',
    'late',
    'closed',
    'hidden',
  ],
  waits: [
    'requested',
    'taken',
    'review',
    'applying',
    'open',
    'waits',
    'waiting',
    'offered',
    'inProcess',
    'paying',
    'pending',
    'scheduled',
  ],
} as const;

const tones = Object.entries(words).flatMap(([tone, list]) =>
  list.map((word): [string, string] => [word, tone]),
);
const toneByWord = new Map(tones);

/** A state as a badge. Its tone follows from the word. */
export function state(word: string): Cell {
  const tone = toneByWord.get(word);
  const known = tone === 'good' || tone === 'bad' || tone === 'waits' ? tone : 'plain';
  return { kind: 'state', word, tone: known };
}

/** The name of a member, which leads to the member's page. */
export const member = (username: string | null, nobody = ''): Cell =>
  username === null || username === ''
    ? nobody
    : { kind: 'link', text: username, section: 'members', query: { username } };

/** A look at one or more pictures of one subject. */
export const look = (label: string, caption: string, pictures: readonly string[]): Look[] =>
  pictures.length === 0 ? [] : [{ label, figures: [{ caption, pictures: [...pictures] }] }];

/** A select of states with their counts, for the query of a page. */
export const stateFilter = (
  states: readonly string[],
  shown: string,
  counts: Readonly<Record<string, number | undefined>> = {},
): Field =>
  field({
    name: 'state',
    label: 'State',
    type: 'choice',
    value: shown,
    options: states.map((value) => ({ value, label: `${value} (${counts[value] ?? 0})` })),
  });
