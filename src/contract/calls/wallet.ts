import { object, pipe, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { pesos } from '../model/money.ts';
import { flag, list, wholeNumber } from '../model/wire.ts';
import { walletKindOf } from '../vocabulary/wallet-kind.ts';

/** The member's balance in centavos: the sum, and each wallet. `type` is the wire's number of a wallet. */
export const getBalance = defineCall({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'required',
  constants: { typeId: 0 },
  request: object({}),
  reply: pipe(
    object({
      sumBalance: pesos(),
      balance: list(object({ accountTypeId: wholeNumber(), availBalance: pesos() }), 200),
    }),
    transform(({ sumBalance, balance }) => ({
      centavos: sumBalance,
      wallets: balance.map(({ accountTypeId, availBalance }) => ({
        type: accountTypeId,
        kind: walletKindOf(accountTypeId),
        centavos: availBalance,
      })),
    })),
  ),
});

/** `single` is true when all games share one wallet; else money is moved to the vendor's wallet before a game. */
export const getMerchantWallet = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: 'required',
  request: object({}),
  reply: pipe(
    object({ isSingle: flag() }),
    transform(({ isSingle }) => ({ single: isSingle })),
  ),
});
