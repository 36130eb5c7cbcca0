import {
  fallback,
  type GenericSchema,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import { wholeNumber } from '#protocol/model/wire.ts';
import { entryCodes } from '#protocol/vocabulary/entry-code.ts';
import { betLists, periodNames } from '#core/records/record-choices.ts';

/** Outcomes of bets, in the order of the filter. */
export const outcomes = ['won', 'lost', 'tied', 'cancelled'] as const;

/** A parameter that is left out when it has no valid value. */
// @__NO_SIDE_EFFECTS__
function parameter<Value>(shape: GenericSchema<unknown, Value>) {
  return fallback(optional(shape), undefined);
}

const date = /^20\d\d-\d\d-\d\d$/;

/** Parameters of the records in the address of the member centre. */
export const recordsSearch = {
  period: parameter(picklist(periodNames)),
  /** First and last day of an own period, in Manila time. */
  from: parameter(pipe(string(), regex(date))),
  to: parameter(pipe(string(), regex(date))),
  /** Order number that is searched for. */
  find: parameter(pipe(string(), maxLength(100))),
  /** Number of the page of a record, from 1. The name `page` is taken by the page of the member centre. */
  part: parameter(pipe(wholeNumber(), minValue(1), maxValue(1_000_000))),
  /** List of the bet record. */
  bets: parameter(picklist(betLists)),
  outcome: parameter(picklist(outcomes)),
  /** Order number of the bet that is shown. */
  order: parameter(pipe(string(), maxLength(100))),
  /** Kind of entry of the account record. */
  code: parameter(picklist(entryCodes)),
  /** Month of the statement that is shown, such as `2026-11`. */
  month: parameter(pipe(string(), regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
};

const shape = object(recordsSearch);

/** The choices in the address of a record. */
export type RecordsSearch = InferOutput<typeof shape>;
