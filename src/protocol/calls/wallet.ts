import { type InferOutput, object, optional, pipe, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { type Centavos, maybePesos } from '../model/money.ts';
import { pesosOrNull } from '../model/readers/unknown-money.ts';
import { flag, list, text, textOrNull, wholeNumber } from '../model/wire.ts';
import { walletKindOf } from '../vocabulary/wallet-kind.ts';

/** A wallet of the member, whose `centavos` are null when unknown. The vendor's code and name are missing on the main one. */
const wallet = pipe(
  object({
    accountTypeId: wholeNumber(),
    availBalance: pesosOrNull(),
    vassalage: textOrNull(40),
    accountTypeName: text(100),
    isMaintenance: flag(),
  }),
  transform((wire) => ({
    type: wire.accountTypeId,
    kind: walletKindOf(wire.accountTypeId),
    vendor: wire.vassalage,
    name: wire.accountTypeName,
    underMaintenance: wire.isMaintenance,
    centavos: wire.availBalance,
  })),
);

export type Wallet = InferOutput<typeof wallet>;

function mainOf(wallets: readonly Wallet[]): Centavos | null | undefined {
  return wallets.find(({ kind }) => kind === 'main')?.centavos;
}

/**
 * The member's balance in centavos: the sum, and each wallet. `type` is the wire's number of a wallet.
 *
 * - `centavos`: cash, which can be played with: the main wallet and the wallets of vendors.
 * - `main`: the cash in the main wallet, which can be withdrawn.
 * - `bonus`: bonus money that has to be turned over first.
 * - `held`: money of withdrawals that are not paid yet.
 *
 * An unknown amount is null. A gateway that keeps no such money leaves `bonus` and `held` out; they are 0 then. Where vendors have wallets of their own,
 * each is listed with the code and the name of its vendor (`name` is empty for the main wallet).
 */
export const getBalance = defineCall({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'required',
  constants: { typeId: 0 },
  request: object({}),
  reply: pipe(
    object({
      sumBalance: pesosOrNull(),
      balance: list(wallet, 200),
      mainWalletBalance: maybePesos(),
      bonusBalance: optional(pesosOrNull(), 0),
      holdBalance: optional(pesosOrNull(), 0),
    }),
    transform(({ sumBalance, balance, mainWalletBalance, bonusBalance, holdBalance }) => ({
      centavos: sumBalance,
      main: mainWalletBalance ?? mainOf(balance) ?? sumBalance,
      bonus: bonusBalance,
      held: holdBalance,
      wallets: balance,
    })),
  ),
});
