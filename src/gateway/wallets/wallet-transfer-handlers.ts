import * as calls from '#protocol/calls/cashier/wallet-transfers.ts';
import { toCentavos, toPesos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, requireTrueAccount } from '../http/request-context.ts';
import { collectWallets, moveBetweenWallets } from './transfer-money.ts';
import type { WalletTransferTable } from '../store/tables/money/wallet-tables.ts';

export const transferBetweenWallets = handle(
  calls.transferBetweenWallets,
  async (request, context) => {
    requireTrueAccount(context.member);
    const { member, now, settings } = context;
    if (request.kind === 'MOVE' && settings.singleWallet) {
      throw new Refusal(200, 'function.not.available');
    }
    const owner = { memberId: member.id, key: request.key };
    const { id, amount } = await context.transaction((sql) =>
      request.kind === 'COLLECT'
        ? collectWallets(sql, owner, now)
        : moveBetweenWallets(sql, owner, { ...request, amount: toCentavos(request.amount) }, now),
    );
    return { transferId: id, amount: toPesos(amount) };
  },
);

const wireKinds = {
  move: 'MOVE',
  collect: 'COLLECT',
  launch: 'LAUNCH',
  home: 'HOME',
} as const satisfies Readonly<Record<WalletTransferTable['kind'], string>>;

export const getWalletTransfers = handle(
  calls.getWalletTransfers,
  async ({ page, size }, context) => {
    const transfers = context.sql
      .selectFrom('wallet_transfer')
      .where('member_id', '=', context.member.id)
      .where('amount', '>', 0);
    const { count } = await transfers
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await transfers
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return {
      list: rows.map((row) => ({
        transferId: row.id,
        type: wireKinds[row.kind],
        fromVassalage: row.from_vendor,
        toVassalage: row.to_vendor,
        amount: toPesos(row.amount),
        transferDate: row.created_at,
      })),
      totalPages: Math.ceil(count / size),
    };
  },
);

export const setMovesToGames = handle(calls.setMovesToGames, async ({ movesToGames }, context) => {
  requireTrueAccount(context.member);
  await context.sql
    .updateTable('member')
    .set({ moves_to_games: movesToGames })
    .where('id', '=', context.member.id)
    .execute();
  return undefined;
});
