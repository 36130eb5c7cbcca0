import { boolean, type GenericSchema, number, object, record, string } from 'valibot';
import type { FieldRule } from '#protocol/model/rule.ts';

const fieldRule: GenericSchema<unknown, FieldRule> = object({
  pattern: string(),
  patternId: number(),
  minLength: number(),
  maxLength: number(),
  enabled: boolean(),
  required: boolean(),
});

/** Rules of the registration form by field, as the cache writes them. Several domains keep them. */
export const registerRulesShape = record(string(), fieldRule);
