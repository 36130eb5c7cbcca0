import {
  boolean,
  type InferOutput,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  object,
  pipe,
  string,
  transform,
  variant,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { idempotencyKey } from '../../model/cashier/idempotency-key.ts';
import { pesoAmount } from '../../model/money.ts';
import { count } from '../../model/readers/count.ts';
import { wordOrOther } from '../../model/readers/maybe-word.ts';
import { part } from '../../model/readers/part.ts';
import { time } from '../../model/readers/time.ts';
import { pesosOrNull } from '../../model/readers/unknown-money.ts';
import { emptyReply, identifier, list, text, textOrNull, wholeNumber } from '../../model/wire.ts';

const shared = { moduleId: 'FUNDTRANS3', token: 'required' } as const;

/** Code of a vendor; null for the main wallet. */
const walletVendor = nullable(pipe(string(), minLength(1), maxLength(40)));

/**
 * Moves money between the wallets of the member (`MOVE`), or from all vendors to the main one (`COLLECT`). `from` and `to`
 * are codes of vendors, null for the main wallet; `amount` is sent in pesos. A repeated key moves nothing and answers with
 * the first transfer. `amount` of the reply is in centavos: 0 when there was nothing to collect, null when a gateway only
 * confirms it. Errors:
 * `insufficient_balance`, `not_found` for an unknown vendor, `game_under_maintenance` for one that is closed,
 * `key_reused`, and `function.not.available` for a `MOVE` while all games share one wallet.
 */
export const transferBetweenWallets = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  sealed: true,
  wireNames: { kind: 'type', from: 'fromVassalage', to: 'toVassalage', key: 'idempotencyKey' },
  request: variant('kind', [
    object({
      kind: literal('MOVE'),
      from: walletVendor,
      to: walletVendor,
      amount: pesoAmount(),
      key: idempotencyKey,
    }),
    object({ kind: literal('COLLECT'), key: idempotencyKey }),
  ]),
  reply: part(
    pipe(
      object({ transferId: text(100), amount: pesosOrNull() }),
      transform(({ transferId, amount }) => ({ id: transferId, amount })),
    ),
  ),
});

/**
 * Kinds of transfers between wallets: one wallet to another, all vendors to the main wallet, all wallets to the wallet of a game
 * that started, and all vendors to the main wallet because the operator has joined the wallets.
 */
const walletTransferKinds = ['MOVE', 'COLLECT', 'LAUNCH', 'HOME'] as const;

const transfer = pipe(
  object({
    transferId: identifier(),
    type: wordOrOther(walletTransferKinds),
    fromVassalage: textOrNull(40),
    toVassalage: textOrNull(40),
    amount: pesosOrNull(),
    transferDate: time(),
  }),
  transform((wire) => ({
    id: wire.transferId,
    kind: wire.type,
    from: wire.fromVassalage,
    to: wire.toVassalage,
    amount: wire.amount,
    at: wire.transferDate,
  })),
);

export type WalletTransfer = InferOutput<typeof transfer>;

/** The member's transfers between wallets, newest first. `from` and `to` are codes of vendors; null is the main wallet or several. */
export const getWalletTransfers = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/GCS_walletTransferList',
  request: object({
    page: pipe(wholeNumber(), minValue(1), maxValue(10_000)),
    size: pipe(wholeNumber(), minValue(1), maxValue(50)),
  }),
  reply: pipe(
    object({ list: list(transfer, 50), totalPages: count(1) }),
    transform(({ list: transfers, totalPages }) => ({ transfers, pages: totalPages })),
  ),
});

/** Stores the choice of the member that starting a game moves the balance to the wallet of its vendor. */
export const setMovesToGames = defineCall({
  ...shared,
  method: 'PUT',
  path: '/wps/relay/GCS_walletSettings',
  wireNames: { movesToGames: 'autoTransfer' },
  request: object({ movesToGames: boolean() }),
  reply: emptyReply(),
});
