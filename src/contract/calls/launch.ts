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

/** Where a game is, in any of the places gateways say it. */
const played = pipe(
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

/** Where a game is to be played: an address that works once and soon. Refused with `need_true_account`, `game_under_maintenance`, `insufficient_balance`. */
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
  reply: played,
});

/** Where a game can be tried with play money: an address that works once and soon, for guests too. Refused with `not_found` where there is no such thing, `game_under_maintenance`. */
export const launchTrial = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  moduleId: null,
  constants: { platform: 'html5-desktop' },
  request: object({ gameId: identifier(), nodeId: wholeNumber() }),
  reply: played,
});
