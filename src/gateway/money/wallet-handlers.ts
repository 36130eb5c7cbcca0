import * as calls from '#contract/calls/wallet.ts';
import { toPesos } from '#contract/model/money.ts';
import { mainWalletType } from '#contract/vocabulary/wallet-kind.ts';
import { balanceOf } from './ledger.ts';
import { handle } from '../http/request-context.ts';

export const getBalance = handle(calls.getBalance, async (_, { member, sql }) => {
  const amount = toPesos(await balanceOf(sql, member.id));
  return { sumBalance: amount, balance: [{ accountTypeId: mainWalletType, availBalance: amount }] };
});

/** All demo games are played from one wallet. */
export const getMerchantWallet = handle(calls.getMerchantWallet, () => ({ isSingle: 1 as const }));
