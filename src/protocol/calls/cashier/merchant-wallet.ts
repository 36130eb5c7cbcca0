import { object, pipe, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import { flag } from '../../model/wire.ts';

/**
 * `single` is true when all games share one wallet; else money is moved to the vendor's wallet before a game. `movesToGames`
 * is the choice of the member that starting a game does so.
 */
export const getMerchantWallet = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: 'required',
  request: object({}),
  reply: pipe(
    object({ isSingle: flag(), autoTransfer: flag() }),
    transform(({ isSingle, autoTransfer }) => ({ single: isSingle, movesToGames: autoTransfer })),
  ),
});
