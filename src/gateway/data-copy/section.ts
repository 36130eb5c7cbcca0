import { type RawBuilder, sql as raw } from 'kysely';
import { toPesos } from '#protocol/model/money.ts';
import { maskAccountNumber } from '../payout-accounts/payout-accounts.ts';
import type { Vault } from '../store/encryption/vault.ts';
import type { Schema } from '../store/schema.ts';

/** A value of the copy: JSON. */
export type CopyValue = unknown;

/** Turns a value of the store into one that people read. `row` is the whole row of the store. */
type Column = (value: unknown, row: Record<string, unknown>, vault: Vault) => CopyValue;

/** A value as it is stored. */
export const plain: Column = (value) => value;

/** Epoch milliseconds as a time of +08:00. */
export const time: Column = (value) =>
  typeof value === 'number'
    ? `${new Date(value + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
    : null;

/** A number of a day as a date. */
export const day: Column = (value) =>
  typeof value === 'number' ? new Date(value * 86_400_000).toISOString().slice(0, 10) : null;

/** Centavos as pesos. */
export const pesos: Column = (value) => (typeof value === 'number' ? toPesos(value) : null);

/** JSON text as its value. */
const parsed: Column = (value) => (typeof value === 'string' ? JSON.parse(value) : null);

/** JSON text of an audit as its value, without the name of the operator, who is staff, and the ids of other members. */
export const auditFacts: Column = (value, row, vault) => {
  const { operator: _, agent: __, upline: ___, ...facts } = Object(parsed(value, row, vault));
  return facts;
};

/** The number of a payout account, masked as the pages mask it. */
export const accountNumber: Column = (value, { id }, vault) =>
  maskAccountNumber(vault.decrypt('accountNumber', String(id), String(value)));

/** Rows of one table in the copy: a file of JSON and one of CSV. */
export interface Section {
  /** Name of the files. */
  readonly file: string;
  readonly table: keyof Schema;
  readonly columns: Readonly<Record<string, Column>>;
  /** Columns that the copy has not got, with the reason. */
  readonly without?: Readonly<Record<string, string>>;
  /** Columns that are computed for the member. */
  readonly computed?: Readonly<Record<string, (memberId: string) => RawBuilder<unknown>>>;
  /** Another table whose columns `computed` has, one row for each row of the table. */
  readonly joined?: { readonly table: keyof Schema; readonly on: string };
  /** Columns that name one row. The rows are read in their order, by an index where a member may have many rows. */
  readonly key: readonly string[];
  /** The rows of the member. */
  owned(memberId: string): RawBuilder<boolean>;
}

/** Rows whose column names the member. */
export const by =
  (...columns: readonly string[]) =>
  (memberId: string): RawBuilder<boolean> =>
    raw<boolean>`(${raw.join(
      columns.map((column) => raw`${raw.ref(column)} = ${memberId}`),
      raw` or `,
    )})`;

/** Rows that belong to rows of another table, by its id. */
export const of =
  (column: string, table: keyof Schema, owner = 'member_id') =>
  (memberId: string): RawBuilder<boolean> =>
    raw<boolean>`${raw.ref(column)} in (select id from ${raw.table(table)} where ${raw.ref(owner)} = ${memberId})`;

/** Reasons for columns that are left out. */
export const because = {
  secret: 'a secret, or the hash of one',
  other: 'names another person',
  staff: 'the name of an operator, who is staff',
  report: 'words of operators, which may be about a report to an authority',
  internal: 'a key of the gateway, without a meaning for the member',
};
