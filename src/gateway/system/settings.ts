import {
  array,
  boolean,
  integer,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  partial,
  pipe,
  record,
  strictObject,
  string,
} from 'valibot';
import { gameType } from '#contract/vocabulary/category.ts';
import { moduleId } from '#contract/vocabulary/module-id.ts';
import type { Clock } from '../clock.ts';

const failure = strictObject({
  path: string(),
  status: pipe(number(), integer(), minValue(200), maxValue(599)),
  errorCode: optional(pipe(string(), maxLength(100)), 'system_busy'),
  times: optional(pipe(number(), integer(), minValue(1)), 1),
});

const bound = pipe(number(), integer(), minValue(0), maxValue(500));

const registerRule = strictObject({
  acceptedPattern: pipe(string(), maxLength(1_000)),
  patternId: bound,
  minLength: bound,
  maxLength: bound,
  enabled: boolean(),
  required: boolean(),
});

/** What the operator may turn, and what the console's PATCH takes in parts. */
export const settingsSchema = strictObject({
  maintenance: boolean(),
  regionRestriction: boolean(),
  /** Where visitors are said to be; null: their own address, of no country. */
  location: nullable(object({ ip: string(), country: string() })),
  /** Modules switched otherwise than the merchant's tree has them. */
  modules: record(moduleId, boolean()),
  /** Addresses that may not sign in or register. */
  blockedIps: pipe(array(pipe(string(), maxLength(60))), maxLength(1_000)),
  /** Rules of registration that are otherwise than the merchant's, by field. */
  registerRules: record(string(), partial(registerRule)),
  /** Lanes of the lobby that are not offered, such as `FISH`. */
  closedLanes: array(gameType),
  captchaOnLogin: boolean(),
  forcedSecondStep: boolean(),
  latencyMs: pipe(number(), integer(), minValue(0), maxValue(60_000)),
  /** Calls that are to fail, by path, and how often still. */
  failNext: pipe(array(failure), maxLength(100)),
  /** How far the gateway's clock is ahead, in milliseconds. */
  clockAheadMs: pipe(number(), integer(), minValue(0)),
});

export const settingsPatch = partial(settingsSchema);

export type Settings = InferOutput<typeof settingsSchema>;
export type SettingsPatch = InferOutput<typeof settingsPatch>;
export type Failure = Settings['failNext'][number];

/** How things stand before anybody turns anything. */
export const usualSettings: Settings = {
  maintenance: false,
  regionRestriction: false,
  location: null,
  modules: {},
  blockedIps: [],
  registerRules: {},
  closedLanes: [],
  captchaOnLogin: false,
  forcedSecondStep: false,
  latencyMs: 0,
  failNext: [],
  clockAheadMs: 0,
};

export interface OperatorSettings {
  /** The gateway's time: the given clock's, and what the operator has moved it ahead by. */
  readonly clock: Clock;
  read(): Promise<Settings>;
  patch(change: SettingsPatch): Promise<Settings>;
  /** The failure that is due for a call with one of these paths, used up once. */
  takeFailure(paths: readonly string[]): Promise<Failure | null>;
  /** Reads them anew next time. */
  forget(): void;
}

/** A gateway without a console: nothing is turned, whatever a console once wrote. */
export function fixedSettings(clock: Clock): OperatorSettings {
  return {
    clock,
    read: () => Promise.resolve(usualSettings),
    patch: () => Promise.resolve(usualSettings),
    takeFailure: () => Promise.resolve(null),
    forget: () => undefined,
  };
}
