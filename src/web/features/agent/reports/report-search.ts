import {
  fallback,
  type GenericSchema,
  type InferOutput,
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
import { word } from '#protocol/model/readers/word.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { entryCodes } from '#protocol/vocabulary/entry-code.ts';
import { periodNames } from '#core/records/record-choices.ts';
import { downlineSearch } from '../downlines/downline-search.ts';

/** A parameter that is left out when it has no valid value. */
// @__NO_SIDE_EFFECTS__
function parameter<Value>(shape: GenericSchema<unknown, Value>) {
  return fallback(optional(shape), undefined);
}

const date = /^20\d\d-\d\d-\d\d$/;

/** Parameters of the reports in the address. */
export const reportSearch = {
  period: parameter(picklist(periodNames)),
  /** First and last day of an own period, in Manila time. */
  from: parameter(pipe(string(), regex(date))),
  to: parameter(pipe(string(), regex(date))),
  /** Kind of entry. */
  code: parameter(picklist(entryCodes)),
  /** Category of games. */
  category: parameter(word(gameTypes)),
  /** The whole team. Absent: one level. */
  levels: parameter(picklist(['all'])),
  /** Number of the page of a report, from 1. */
  part: parameter(pipe(wholeNumber(), minValue(1), maxValue(1_000_000))),
};

const shape = object({
  ...reportSearch,
  below: downlineSearch.below,
  find: downlineSearch.find,
});

/** The choices in the address of a report. */
export type ReportSearch = InferOutput<typeof shape>;
