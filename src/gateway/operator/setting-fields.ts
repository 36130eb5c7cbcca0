import { toCentavos, toPesos } from '#protocol/model/money.ts';
import { isWhole, tooExact } from './amounts.ts';
import type { ConsoleNeeds } from './console-needs.ts';
import { BadRequest } from './read-body.ts';
import type { Block, Field } from './view.ts';
import { action, choices, field, form } from './view-parts.ts';

type Unit = 'flag' | 'count' | 'pesos' | 'time' | 'word' | 'words' | 'pairs' | 'channels';

/** A setting that a section shows as a field: its path in the settings, its unit and its label. */
export interface SettingField {
  readonly path: string;
  readonly unit: Unit;
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly string[];
}

interface Channel {
  readonly type: string;
  readonly title: string;
  readonly address: string;
}

const two = (number: number) => String(number).padStart(2, '0');

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

function minuteOf(text: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(numberOf);
  return hours * 60 + minutes;
}

const partsOf = (text: string, end: RegExp) => text.split(end).filter((part) => part.trim() !== '');

function channelOf(line: string): Channel {
  const [type = '', title = '', address = ''] = line.split('|').map((part) => part.trim());
  return { type, title, address };
}

/** Makes the text of a field from a value of a unit, and the value from the text. The schema of the settings checks the values. */
const units: Readonly<
  Record<
    Unit,
    {
      readonly type: Field['type'];
      show(value: unknown): string;
      read(text: string): unknown;
    }
  >
> = {
  flag: {
    type: 'check',
    show: (value) => (value === true ? 'on' : ''),
    read: (text) => text === 'on',
  },
  count: { type: 'number', show: String, read: numberOf },
  pesos: {
    type: 'number',
    show: (value) => String(toPesos(Number(value))),
    read: (text) => toCentavos(numberOf(text)),
  },
  time: {
    type: 'time',
    show: (value) => `${two(Math.floor(Number(value) / 60))}:${two(Number(value) % 60)}`,
    read: minuteOf,
  },
  word: { type: 'choice', show: String, read: (text) => text },
  words: {
    type: 'text',
    show: (value) => (Array.isArray(value) ? value.join(', ') : ''),
    read: (text) => partsOf(text, /[\s,]+/),
  },
  pairs: {
    type: 'text',
    show: (value) =>
      Object.entries(Object(value))
        .map((pair) => pair.join('='))
        .join(', '),
    read: (text) =>
      Object.fromEntries(
        partsOf(text, /[\s,]+/).map((pair) => {
          const [name = '', value = ''] = pair.split('=');
          return [name, numberOf(value)];
        }),
      ),
  },
  channels: {
    type: 'area',
    show: (value) =>
      (Array.isArray(value) ? value : [])
        .map(({ type, title, address }: Channel) => `${type} | ${title} | ${address}`)
        .join('\n'),
    read: (text) => partsOf(text, /\n/).map(channelOf),
  },
};

const valueAt = (settings: object, path: string) =>
  path.split('.').reduce<unknown>((part, name) => Object(part)[name], settings);

/** A copy of a value in which the part at a path is replaced. */
function replaced(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  return { ...Object(value), [name]: replaced(Object(value)[name], rest, part) };
}

/** The form of some settings. Only what was changed is sent. */
export function settingsForm(fields: readonly SettingField[], settings: object, text = ''): Block {
  const shown = fields.map(({ path, unit, label, hint = '', options = [] }) => {
    const { type, show } = units[unit];
    const value = show(valueAt(settings, path));
    return field({ name: path, label, type, value, hint, options: choices(options) });
  });
  const save = { label: 'Save', path: 'setting-fields', done: 'Saved.' };
  return form(
    'Settings',
    action({ ...save, method: 'PATCH', fields: shown, onlyChanged: true }),
    text,
  );
}

/** The values of some settings, for operators who may not change them. */
export function settingsFacts(fields: readonly SettingField[], settings: object): Block {
  const facts = fields.map(({ path, unit, label }) => {
    const value = units[unit].show(valueAt(settings, path));
    const flag = value === 'on' ? 'yes' : 'no';
    return { label, cell: unit === 'flag' ? flag : value };
  });
  return { kind: 'facts', title: 'Settings', facts, actions: [], leftMs: null };
}

/** The change of the settings that texts of fields mean. Throws a BadRequest for a field that is not declared. */
export function settingsChange(
  declared: readonly SettingField[],
  settings: object,
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  let changed: unknown = settings;
  const names = new Set<string>();
  for (const [path, text] of Object.entries(texts)) {
    const found = declared.find((one) => one.path === path);
    if (found === undefined) throw new BadRequest(`${path}: There is no such setting`);
    if (found.unit === 'pesos' && !isWhole(numberOf(text))) {
      throw new BadRequest(`${path}: ${tooExact}`);
    }
    const steps = path.split('.');
    changed = replaced(changed, steps, units[found.unit].read(text));
    names.add(steps[0] ?? '');
  }
  return Object.fromEntries([...names].map((name) => [name, Object(changed)[name]]));
}

type SettingsNeeds = Pick<ConsoleNeeds, 'settings' | 'runJobs'>;

/** Changes settings at once, also their effects that a job would bring later. Returns all settings. */
export async function changeSettings(
  { settings, runJobs }: SettingsNeeds,
  change: Parameters<SettingsNeeds['settings']['patch']>[0],
) {
  const changed = await settings.patch(change);
  // Money in the wallets of vendors comes back at once.
  if (change.singleWallet) await runJobs();
  return changed;
}
