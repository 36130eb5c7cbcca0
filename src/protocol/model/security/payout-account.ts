import { type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { count } from '../readers/count.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { time } from '../readers/time.ts';
import { flag, identifier, text, textOrNull } from '../wire.ts';

/** Kinds of accounts by the wire's word. 'other' is one that the app does not know. */
export const bankKinds = { BC: 'bank', EW: 'wallet', other: 'other' } as const;

/** A bank or an e-wallet. `pattern` and the limits are the rule of its account numbers. */
export const bank = pipe(
  object({
    bankCode: identifier(),
    bankName: text(100),
    /** BC bank, EW e-wallet. */
    type: nullish(wordOrOther(['BC', 'EW']), 'BC'),
    icon: textOrNull(),
    acceptedPattern: text(500),
    minLength: count(),
    maxLength: count(),
  }),
  transform(({ bankCode, bankName, type, icon, acceptedPattern, ...limits }) => ({
    code: bankCode,
    name: bankName,
    kind: bankKinds[type],
    logo: icon,
    pattern: acceptedPattern,
    ...limits,
  })),
);
export type Bank = InferOutput<typeof bank>;

/** A bank account (so is one whose type is unknown) or an e-wallet that winnings are paid to. `number` is masked. Times in epoch milliseconds. */
export const payoutAccount = pipe(
  object({
    bankCardId: identifier(),
    bankCode: text(100),
    bankName: text(100),
    type: nullish(wordOrOther(['BC', 'EW']), 'BC'),
    icon: textOrNull(),
    cardNumber: text(40),
    payeeName: text(100),
    isDefault: flag(),
    createTime: time(),
    usableFrom: nullish(time(), 0),
  }),
  transform(({ bankCardId, bankName, type, icon, cardNumber, payeeName, createTime, ...rest }) => ({
    ...rest,
    id: bankCardId,
    bankName,
    kind: bankKinds[type],
    logo: icon,
    number: cardNumber,
    holder: payeeName,
    addedAt: createTime,
  })),
);
export type PayoutAccount = InferOutput<typeof payoutAccount>;
