import * as modeCalls from '#protocol/calls/cashier/merchant-wallet.ts';
import * as calls from '#protocol/calls/wallet.ts';
import { toPesos } from '#protocol/model/money.ts';
import { mainWalletType } from '#protocol/vocabulary/wallet-kind.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { pursesOf } from '../ledger/ledger.ts';
import { movesToGames, readWallets, walletVendors } from './read-wallets.ts';

/** The number of the first vendor's wallet on the wire. They are numbered in the order of their codes. */
const firstVendorType = 100;

/** The wallets of vendors in wire shape: all of them, or none while games share the main wallet. */
async function vendorWallets({ sql, member, settings }: RequestContext) {
  if (settings.singleWallet) return [];
  const wallets = await readWallets(sql, member.id);
  const vendors = await walletVendors(sql);
  return vendors.map(({ code, name, underMaintenance }, nth) => ({
    accountTypeId: firstVendorType + nth,
    availBalance: toPesos(wallets.find(({ vendor }) => vendor === code)?.balance ?? 0),
    vassalage: code,
    accountTypeName: name,
    isMaintenance: underMaintenance,
  }));
}

export const getBalance = handle(calls.getBalance, async (_, context) => {
  const { cash, main, bonus, held } = await pursesOf(context.sql, context.member.id);
  return {
    sumBalance: toPesos(cash),
    mainWalletBalance: toPesos(main),
    balance: [
      { accountTypeId: mainWalletType, availBalance: toPesos(main) },
      ...(await vendorWallets(context)),
    ],
    bonusBalance: toPesos(bonus),
    holdBalance: toPesos(held),
  };
});

export const getMerchantWallet = handle(
  modeCalls.getMerchantWallet,
  async (_, { sql, member, settings }) => ({
    isSingle: settings.singleWallet ? (1 as const) : (0 as const),
    autoTransfer: await movesToGames(sql, member.id),
  }),
);
