import {
  array,
  fallback,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { begunDeposit, deposit } from '../../model/cashier/deposit.ts';
import { depositBonus } from '../../model/cashier/deposit-bonus.ts';
import { type DepositChannel, depositChannel } from '../../model/cashier/deposit-channel.ts';
import { formText } from '../../model/identity-fields.ts';
import { maybePesos, pesoAmount, pesos } from '../../model/money.ts';
import { depositLimit, limitChoice } from '../../model/protection/play-limit.ts';
import { count } from '../../model/readers/count.ts';
import { flag, identifier, list, text, textOrNull, wholeNumber } from '../../model/wire.ts';
import { depositStates } from '../../vocabulary/deposit-state.ts';
import { uuid } from '../../uuid.ts';

const relay = '/wps/relay';
const path = '/wps/cashier/deposits';
const shared = { moduleId: 'DPSTBAS3', token: 'required' } as const;

const depositId = pipe(string(), trim(), minLength(1), maxLength(60));

/**
 * Conditions of deposits for a member, and those that wait.
 *
 * - `allowed`: the member may deposit.
 * - `count`: deposits that were paid so far. 0: the next one is the first.
 * - `info`: a text of the operator, or empty.
 * - `last`: the last deposit, for repeating it in one press; null before the first.
 * - `open`: ids of the deposits that are not finished, newest first.
 * - `bonuses`: the bonuses that the next deposit can be made with.
 * - `limit`: what the play limits of the member leave; null without one.
 * - `leftBeforeIdentity`: the most that can be deposited before the identity is approved, in centavos; null without such a limit.
 * - `limitChoice`: the choice of a limit of deposits, or of none, that the member has still to make; null without one.
 */
export const getDepositSettings = defineCall({
  ...shared,
  method: 'GET',
  path: `${relay}/MCSFE_getDepositSettings`,
  context: { language: 'language' },
  request: object({}),
  reply: pipe(
    object({
      allowDeposit: flag(),
      totalDepositSuccessCount: count(),
      depositInfo: text(2_000),
      lastDeposit: fallback(
        nullish(
          pipe(
            object({ channelCode: identifier(), amount: pesos() }),
            transform(({ channelCode, amount }) => ({ channel: channelCode, amount })),
          ),
          null,
        ),
        null,
      ),
      openDeposits: list(identifier(), 20),
      bonusList: list(depositBonus, 50),
      playLimit: depositLimit,
      limitChoice,
      leftBeforeIdentity: maybePesos(),
    }),
    transform((wire) => ({
      allowed: wire.allowDeposit,
      count: wire.totalDepositSuccessCount,
      info: wire.depositInfo,
      last: wire.lastDeposit,
      open: wire.openDeposits,
      bonuses: wire.bonusList,
      limit: wire.playLimit,
      limitChoice: wire.limitChoice,
      leftBeforeIdentity: wire.leftBeforeIdentity,
    })),
  ),
});

/** Channels of one kind together, in their order. Gateways group them by other facts, such as the name of a bank. */
function groupedByKind(channels: readonly DepositChannel[]): DepositChannel[][] {
  const kinds = new Set(channels.map(({ kind }) => kind));
  return [...kinds].map((kind) => channels.filter((channel) => channel.kind === kind));
}

/** The channels, grouped by their kind. The channel that the member used last comes first in its group, and its group too. */
export const getDepositPaymentChannels = defineCall({
  ...shared,
  method: 'GET',
  path: `${relay}/MCSFE_getDepositPaymentChannels`,
  context: { language: 'language' },
  constants: { webSupported: 'Y', mobileSupported: 'N', groupMTByChannelName: 'Y' },
  request: object({}),
  reply: pipe(
    list(object({ groupName: text(60), channelList: list(depositChannel, 100) }), 20),
    transform((groups) => groupedByKind(groups.flatMap(({ channelList }) => channelList))),
  ),
});

/**
 * Request of a new deposit. `key` is a UUID that the client makes for one deposit and keeps until an answer comes: the
 * same key again answers with the first deposit. `amount` is in pesos (`toPesos`).
 */
const newDeposit = object({
  key: uuid,
  channel: pipe(string(), minLength(1), maxLength(60)),
  amount: pesoAmount(),
  bonusId: optional(pipe(string(), minLength(1), maxLength(60))),
});

const wireNames = { channel: 'channelCode' };

/**
 * Begins a deposit by a QR code or by a code for a counter. Errors: `need_true_account`, `channel_closed`,
 * `amount_out_of_limits` (value: `{ least, most }` in pesos), `play_limit`, `bonus_unavailable`, `too_many_deposits`, `key_reused`, and
 * `provider_unavailable` (value: `{ depositId }`): the provider did not answer, and the same key can be sent again.
 */
export const depositByQRImageUrl = defineCall({
  ...shared,
  method: 'POST',
  path: `${relay}/MCSFE_depositByQRImageUrl`,
  wireNames,
  request: newDeposit,
  reply: begunDeposit,
});

/** Begins a deposit on a page of the provider. Errors as of `depositByQRImageUrl`. */
export const depositByLaunchUrl = defineCall({
  ...shared,
  method: 'POST',
  path: `${relay}/MCSFE_depositByLaunchUrl`,
  wireNames,
  request: newDeposit,
  reply: begunDeposit,
});

/** Begins a deposit by bank transfer. It waits for `sendDepositProof`. Errors as of `depositByQRImageUrl`. */
export const depositByTransfer = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/transfer`,
  wireNames,
  request: newDeposit,
  reply: deposit,
});

/**
 * Sends the reference of a bank transfer, with one to three pictures (`uploadPicture`, purpose `proof`). The deposit goes
 * to `review`; the same again changes nothing. Errors: `not_found`, `deposit_over`, `picture_refused`.
 */
export const sendDepositProof = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/proof`,
  wireNames: { id: 'depositId', reference: 'bankReference' },
  request: object({
    id: depositId,
    reference: formText(60),
    pictures: pipe(array(pipe(string(), minLength(1), maxLength(100))), minLength(1), maxLength(3)),
  }),
  reply: deposit,
});

/** Cancels a deposit that is not paid. Replies with the deposit as it is, cancelled or not. Error: `not_found`. */
export const cancelDeposit = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/cancel`,
  wireNames: { id: 'depositId' },
  request: object({ id: depositId }),
  reply: deposit,
});

/** One deposit of the member. Error: `not_found`. */
export const getDeposit = defineCall({
  ...shared,
  method: 'GET',
  path: `${path}/one`,
  wireNames: { id: 'depositId' },
  request: object({ id: depositId }),
  reply: deposit,
});

/** The deposits of the member, newest first. `state` is empty for all. `next` is sent as `after` for the next page. */
export const getDeposits = defineCall({
  ...shared,
  method: 'GET',
  path,
  request: object({
    state: optional(picklist(['', ...depositStates]), ''),
    size: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 10),
    after: optional(uuid),
  }),
  reply: pipe(
    object({ list: list(deposit, 100), next: textOrNull(60) }),
    transform(({ list: deposits, next }) => ({ deposits, next })),
  ),
});
