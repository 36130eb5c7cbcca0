import {
  custom,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
  variant,
} from 'valibot';
import { defineCall } from '../call.ts';
import { identifier, wholeNumber } from '../model/wire.ts';

const code = pipe(string(), maxLength(40));

const vendorLaunch = object({
  launchMode: literal('GLS'),
  vendor: pipe(code, minLength(1)),
  gameId: identifier(),
  nodeId: wholeNumber(),
});

const lotteryLaunch = object({
  launchMode: literal('LOTT'),
  lottoGameCode: optional(code, ''),
  lottoView: union([literal('betting'), literal('lobby')]),
});

/** Fields that hold the address, or hold the object that does. */
const addressFields = ['content', 'data', 'game_url', 'gameUrl', 'url'];

/** An address with a scheme, one without it (`//host/path`), or a path. Other text, such as an error page, is none. */
function isAddress(text: string): boolean {
  return text.length <= 4_000 && /^([a-z][\w+.-]*:|\/)\S*$/i.test(text);
}

/** The address of a game in a reply: the text alone, or the first field that has it. Null without one. */
function addressIn(value: unknown): string | null {
  if (typeof value === 'string') return isAddress(value.trim()) ? value.trim() : null;
  if (typeof value !== 'object' || value === null) return null;
  const found = addressFields.map((name) => addressIn(Reflect.get(value, name)));
  return found.find((address) => address !== null) ?? null;
}

type WireAddress =
  | { readonly content: { readonly game_url: string } }
  | { readonly gameUrl: string };

/** Address of a game, in any of the places that gateways use. */
const gameAddress = pipe(
  custom<WireAddress>((value) => addressIn(value) !== null),
  transform((value) => ({ url: addressIn(value) ?? '' })),
);

/**
 * Starts a game. The address works once, for a short time. A path alone is one at each of the launch networks of the system
 * status. Errors: `need_true_account`, `game_under_maintenance`, `play_limit` when the time at play is used up,
 * `insufficient_balance`.
 */
export const launchGame = defineCall({
  method: 'GET',
  path: '/wps/game/launchGame',
  moduleId: 'GAMELO3',
  token: 'required',
  wireNames: { vendor: 'vassalage' },
  constants: {
    accountType: 1,
    confirmTrans: 0,
    clientType: 3,
    platform: 'html5-desktop',
    webView: false,
    lottoPrizeMode: 'Lott',
    lottoArea: 'SEA',
    device: 'WEB',
  },
  context: { merchantCode: 'merchant', language: 'language' },
  mayBeBare: true,
  request: variant('launchMode', [vendorLaunch, lotteryLaunch]),
  reply: gameAddress,
});

/**
 * Starts a game with play money, for guests and trial accounts. The address is one as of `launchGame`. Errors: `not_found`
 * when the game has no trial, `game_under_maintenance`, `function.not.available` for a member who can play with money.
 */
export const launchTrial = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  moduleId: null,
  token: 'optional',
  constants: { platform: 'html5-desktop' },
  mayBeBare: true,
  request: object({ gameId: identifier(), nodeId: wholeNumber() }),
  reply: gameAddress,
});
