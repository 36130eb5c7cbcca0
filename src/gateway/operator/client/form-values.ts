import type { Action, Field } from '../view.ts';

export type Texts = Readonly<Record<string, string>>;

/** The value that a text means in a body. Undefined leaves it out. */
function valueOf({ type }: Field, text: string): unknown {
  if (type === 'check') return text === 'on';
  if (type === 'number') return text.trim() === '' ? null : Number(text);
  // The market has no summer time: its clock is always eight hours ahead.
  if (type === 'moment') return new Date(`${text}+08:00`).getTime();
  if (type === 'choice' && text === '') return undefined;
  return text.trim();
}

/** The groups of names such as `reward.amount` whose choice is empty: nothing of the group is sent. */
const closedGroups = (fields: readonly Field[], texts: Texts) =>
  fields
    .filter(({ name, type }) => type === 'choice' && name.includes('.') && texts[name] === '')
    .map(({ name }) => name.split('.')[0] ?? '');

function withValue(body: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const known: unknown = Reflect.get(body, name);
  const inner = typeof known === 'object' && known !== null ? known : {};
  return { ...body, [name]: rest.length === 0 ? value : withValue(inner, rest, value) };
}

/** The body of an action: its own values and the texts of its fields. */
export function bodyOf({ body, fields, onlyChanged }: Action, texts: Texts): object {
  if (onlyChanged) {
    const changed = fields.filter(({ name, value }) => texts[name] !== value);
    return Object.fromEntries(changed.map(({ name }) => [name, texts[name] ?? '']));
  }
  const closed = closedGroups(fields, texts);
  return fields
    .filter(({ name }) => !closed.includes(name.split('.')[0] ?? ''))
    .reduce<object>((made, field) => {
      const value = valueOf(field, texts[field.name] ?? '');
      return value === undefined ? made : withValue(made, field.name.split('.'), value);
    }, body);
}
