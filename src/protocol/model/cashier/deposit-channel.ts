import { fallback, type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { pesos } from '../money.ts';
import { countOrNull } from '../readers/count.ts';
import { timeOrNull } from '../readers/time.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { flag, identifier, list, text, textOrNull } from '../wire.ts';
import { word } from '../readers/word.ts';

/**
 * Kinds of channels: a QR code that a wallet scans, a page of the provider, a bank transfer that the member makes alone
 * and proves, and a code that is paid over a counter.
 */
export const depositChannelKinds = ['qr', 'page', 'bank', 'counter'] as const;
export type DepositChannelKind = (typeof depositChannelKinds)[number];

/**
 * A way to deposit. Amounts in centavos, null when they are unknown.
 *
 * - `least`, `most`: the limits of an amount. Null where the gateway does not say.
 * - `feeRate` in hundredths of a percent and `feeFixed` make the fee, which is taken off the amount: `depositFeeOf`. Null
 *   where the gateway does not say.
 * - `kind`: a channel of an unknown kind is paid on the page of its provider.
 * - `usualSeconds`: median time of the last deposits; null before there are any.
 * - `open`: deposits are taken now. `opensAt`: the time at which they are again; null when it is not known.
 * - `hours`: minutes of the day (+08:00) at which it opens and closes; null when it is always open.
 * - `onDevice`: the wallet's app opens by a link, so that a phone need not scan its own screen.
 * - `inFrame`: the page of the provider is made for a frame of the app.
 * - `account`: the account that a bank transfer goes to.
 */
export const depositChannel = pipe(
  object({
    channelCode: identifier(),
    channelName: text(100),
    type: fallback(word(depositChannelKinds), 'page'),
    icon: textOrNull(),
    minimumAmount: pesosOrNull(),
    maximumAmount: pesosOrNull(),
    fixedAmounts: list(pesos(), 20),
    feeRate: countOrNull(),
    feeFixed: pesosOrNull(),
    usualSeconds: countOrNull(),
    isOpen: nullish(flag(), true),
    opensAt: timeOrNull(),
    openFrom: countOrNull(),
    openTo: countOrNull(),
    opensApp: flag(),
    opensInFrame: flag(),
    account: fallback(
      nullish(
        pipe(
          object({ bankName: text(100), payeeName: text(100), accountNumber: text(40) }),
          transform(({ bankName, payeeName, accountNumber }) => ({
            bank: bankName,
            holder: payeeName,
            number: accountNumber,
          })),
        ),
        null,
      ),
      null,
    ),
  }),
  transform((wire) => ({
    code: wire.channelCode,
    name: wire.channelName,
    kind: wire.type,
    logo: wire.icon,
    least: wire.minimumAmount,
    most: wire.maximumAmount,
    presets: wire.fixedAmounts,
    feeRate: wire.feeRate,
    feeFixed: wire.feeFixed,
    usualSeconds: wire.usualSeconds,
    open: wire.isOpen,
    opensAt: wire.opensAt,
    hours:
      wire.openFrom === null || wire.openTo === null
        ? null
        : { from: wire.openFrom, to: wire.openTo },
    onDevice: wire.opensApp,
    inFrame: wire.opensInFrame,
    account: wire.account,
  })),
);
export type DepositChannel = InferOutput<typeof depositChannel>;

/** The fee of a channel for an amount, in centavos. It is floored, and never more than the amount. */
export function depositFeeOf(
  { feeRate, feeFixed }: { readonly feeRate: number; readonly feeFixed: number },
  amount: number,
): number {
  return Math.min(amount, Math.floor((amount * feeRate) / 10_000) + feeFixed);
}
