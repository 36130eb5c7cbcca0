import {
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

const address = pipe(string(), minLength(1), maxLength(4_000));

/** Address of a game, in any of the fields that gateways use. */
const gameAddress = pipe(
  union([
    pipe(
      object({ content: object({ game_url: address }) }),
      transform(({ content }) => content.game_url),
    ),
    pipe(
      object({ gameUrl: address }),
      transform(({ gameUrl }) => gameUrl),
    ),
    pipe(
      object({ url: address }),
      transform(({ url }) => url),
    ),
  ]),
  transform((url) => ({ url })),
);

/**
 * Starts a game. The address works once, for a short time. A path alone is one at each of the launch networks of the system
 * status. Errors: `need_true_account`, `game_under_maintenance`,
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
    device: 'WEB',
  },
  context: { merchantCode: 'merchant', language: 'language' },
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
  request: object({ gameId: identifier(), nodeId: wholeNumber() }),
  reply: gameAddress,
});
