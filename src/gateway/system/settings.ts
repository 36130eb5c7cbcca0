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
  regex,
  record,
  strictObject,
  string,
  minLength,
  trim,
} from 'valibot';
import { homeRowKinds } from '#protocol/model/lobby/home-row.ts';
import { word } from '#protocol/model/readers/word.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { moduleId } from '#protocol/vocabulary/module-id.ts';
import type { Clock, StoreClock } from '../clock.ts';
import type { Sql } from '../store/database.ts';
import { accessSettings, defaultAccessSettings } from './access-settings.ts';
import {
  agentSettings,
  defaultAgentSettings,
  defaultReferralSettings,
  defaultRewardSettings,
  referralSettings,
  rewardSettings,
} from './money-settings.ts';
import { defaultWithdrawalSettings, withdrawalSettings } from './withdrawal-settings.ts';
import { trustFacts } from '#protocol/model/protection/trust-facts.ts';

/** Facts of trust of the operator in place of the market's: help lines, the protection of balances, and complaints. */
const trustSettings = { trust: partial(trustFacts) };

/** In a new store the facts of the market hold. */
const defaultTrustSettings = { trust: {} };

const shortText = (most: number) => pipe(string(), trim(), minLength(1), maxLength(most));

const channel = strictObject({
  /** `ZALO`, `TELEGRAM`, `FB`, `AICAN`, or another one. */
  type: pipe(shortText(40), regex(/^[A-Z0-9_]+$/)),
  title: shortText(60),
  /** An address of the web, a mail address, a number or a link into an app. */
  address: pipe(shortText(500), regex(/^(https|mailto|tel|zalo|tg|viber|whatsapp|fb-messenger):/)),
});

/** Settings of customer service: its channels, in the order of the page. Without any, the chat is the customer service. */
const customerServiceSettings = {
  customerServices: pipe(array(channel), maxLength(20)),
};

/** The channels of a new store. */
const defaultCustomerServiceSettings = {
  customerServices: [
    { type: 'AICAN', title: 'Live help', address: 'https://help.example.com/parola' },
    { type: 'TELEGRAM', title: 'Telegram', address: 'https://t.me/parola_example' },
    { type: 'FB', title: 'Messenger', address: 'https://m.me/parola.example' },
    { type: 'ZALO', title: 'Zalo', address: 'https://zalo.me/parola-example' },
  ],
};

const failure = strictObject({
  path: string(),
  status: pipe(number(), integer(), minValue(200), maxValue(599)),
  errorCode: optional(pipe(string(), maxLength(100)), 'system_busy'),
  /** A text for the player. */
  message: optional(nullable(pipe(string(), maxLength(500))), null),
  times: optional(pipe(number(), integer(), minValue(1)), 1),
});

const bound = pipe(number(), integer(), minValue(0), maxValue(500));

const centavos = pipe(number(), integer(), minValue(0), maxValue(1_000_000_000_00));

const smsCount = pipe(number(), integer(), minValue(0), maxValue(10_000_000));

const registerRule = strictObject({
  acceptedPattern: pipe(string(), maxLength(1_000)),
  patternId: bound,
  minLength: bound,
  maxLength: bound,
  enabled: boolean(),
  required: boolean(),
});

const plainRows = homeRowKinds.filter((kind) => kind !== 'provider').join('|');
const homeRowPattern = new RegExp(`^(?:${plainRows}|provider:[A-Z0-9]{1,40})$`);

/** Settings of the operator. The console's PATCH accepts any part of them. */
export const settingsSchema = strictObject({
  maintenance: boolean(),
  regionRestriction: boolean(),
  /** Location that is reported for all clients. Null: their own address and no country. */
  location: nullable(object({ ip: string(), country: string() })),
  /** Modules that differ from the merchant's configuration. */
  modules: record(moduleId, boolean()),
  /** Addresses that may not sign in or register. */
  blockedIps: pipe(array(pipe(string(), maxLength(60))), maxLength(1_000)),
  /** Changes of the merchant's registration rules, by field. */
  registerRules: record(string(), partial(registerRule)),
  /** Categories that the lobby leaves out, such as `FISH`. */
  closedLanes: array(word(gameTypes)),
  /** Rows of games on the home page of a member, in their order: a kind, or `provider:` and the code of a vendor. */
  homeRows: pipe(array(pipe(string(), regex(homeRowPattern))), maxLength(20)),
  /** Hours until winnings can be paid to a new bank account or e-wallet. */
  payoutHoldingHours: pipe(number(), integer(), minValue(0), maxValue(24 * 90)),
  ...withdrawalSettings,
  /** All games are played from one wallet. Else each vendor has a wallet of its own, which money is moved to. */
  singleWallet: boolean(),
  /** Limits of transfers to the upline, in centavos: of one, of the sum of a day, and their number in a day. */
  uplineTransfers: strictObject({
    least: centavos,
    most: centavos,
    dayMost: centavos,
    dayTimes: pipe(number(), integer(), minValue(0), maxValue(1_000)),
  }),
  /** Messages that a member can write in a day (+08:00). One to all downlines is one. */
  lettersPerDay: pipe(number(), integer(), minValue(0), maxValue(1_000)),
  ...referralSettings,
  ...rewardSettings,
  ...agentSettings,
  ...customerServiceSettings,
  ...accessSettings,
  ...trustSettings,
  /**
   * Codes by SMS in a day (+08:00): to all countries, to each one, and to those with a limit of their own, by dial code.
   * Strangers get four fifths of each.
   */
  smsBudget: strictObject({
    perDay: smsCount,
    perCountry: smsCount,
    byDialCode: record(pipe(string(), regex(/^\d{1,5}$/)), smsCount),
  }),
  captchaOnLogin: boolean(),
  forcedSecondStep: boolean(),
  latencyMs: pipe(number(), integer(), minValue(0), maxValue(60_000)),
  /** Calls that will fail, by path, and how many times. */
  failNext: pipe(array(failure), maxLength(100)),
  /** Difference of the gateway's time to the real time, in milliseconds. */
  clockAheadMs: pipe(number(), integer(), minValue(0)),
});

export const settingsPatch = partial(settingsSchema);

export type Settings = InferOutput<typeof settingsSchema>;
type SettingsPatch = InferOutput<typeof settingsPatch>;
export type Failure = Settings['failNext'][number];

/** Settings of a new store. */
export const defaultSettings: Settings = {
  maintenance: false,
  regionRestriction: false,
  location: null,
  modules: {},
  blockedIps: [],
  registerRules: {},
  closedLanes: [],
  homeRows: [
    'new',
    'jackpots',
    'live',
    'draws',
    'matches',
    'provider:HABAGAT',
    'fish',
    'poker',
    'sports',
  ],
  payoutHoldingHours: 24,
  ...defaultWithdrawalSettings,
  singleWallet: true,
  uplineTransfers: { least: 100_00, most: 50_000_00, dayMost: 100_000_00, dayTimes: 10 },
  lettersPerDay: 20,
  ...defaultReferralSettings,
  ...defaultRewardSettings,
  ...defaultAgentSettings,
  ...defaultCustomerServiceSettings,
  ...defaultAccessSettings,
  ...defaultTrustSettings,
  smsBudget: { perDay: 5_000, perCountry: 200, byDialCode: { '63': 5_000 } },
  captchaOnLogin: false,
  forcedSecondStep: false,
  latencyMs: 0,
  failNext: [],
  clockAheadMs: 0,
};

export interface OperatorSettings {
  /** The gateway's time: the real time plus `clockAheadMs`. */
  readonly clock: Clock;
  /** The time of the store plus `clockAheadMs` as it is in the store, which is the same for all gateways on it. */
  readonly storeClock: StoreClock;
  /** Reads the settings. Inside a transaction, `within` is the builder of the transaction. */
  read(within?: Sql): Promise<Settings>;
  patch(change: SettingsPatch): Promise<Settings>;
  /** Returns the planned failure of a call with one of these paths and reduces its remaining times. Null when there is none. */
  takeFailure(paths: readonly string[]): Promise<Failure | null>;
  /** Makes the next read go to the store. */
  clearCache(): void;
}

/** The default settings, for a gateway without a console. Ignores settings in the store. */
export function fixedSettings(clock: Clock, storeClock: StoreClock = clock): OperatorSettings {
  return {
    clock,
    storeClock,
    read: () => Promise.resolve(defaultSettings),
    patch: () => Promise.resolve(defaultSettings),
    takeFailure: () => Promise.resolve(null),
    clearCache: () => undefined,
  };
}
