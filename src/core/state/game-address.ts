import type { RequestOf } from '#contract/call.ts';
import { launchGame } from '#contract/calls/games.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import { gameAddress } from '../rules/address.ts';

/** Asks where a game is to be played. Throws GatewayError, also for an address that may not be framed. */
export async function askGameAddress(
  send: Send,
  request: RequestOf<typeof launchGame>,
  from: { base: string | null; origin: string },
): Promise<string> {
  const { url } = await send(launchGame, request);
  const address = gameAddress(url, from);
  if (address === null) throw new GatewayError({ kind: 'unavailable', status: null });
  return address;
}
