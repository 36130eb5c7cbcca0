import { type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { count } from '../readers/count.ts';
import { time } from '../readers/time.ts';
import { flag, identifier, text, textOrNull } from '../wire.ts';
import { word } from '../readers/word.ts';

/** A bank or an e-wallet. `pattern` and the limits are the rule of its account numbers. */
export const bank = pipe(
  object({
    bankCode: identifier(),
    bankName: text(100),
    /** BC bank, EW e-wallet. */
    type: word(['BC', 'EW']),
    icon: textOrNull(),
    acceptedPattern: text(500),
    minLength: count(),
    maxLength: count(),
  }),
  transform(({ bankCode, bankName, type, icon, acceptedPattern, ...limits }) => ({
    code: bankCode,
    name: bankName,
    kind: type === 'BC' ? ('bank' as const) : ('wallet' as const),
    logo: icon,
    pattern: acceptedPattern,
    ...limits,
  })),
);
export type Bank = InferOutput<typeof bank>;

/** A bank account (so is one whose type is not told) or an e-wallet that winnings are paid to. `number` is masked. Times in epoch milliseconds. */
export const payoutAccount = pipe(
  object({
    bankCardId: identifier(),
    bankCode: nullish(identifier(), ''),
    bankName: text(100),
    type: nullish(word(['BC', 'EW']), 'BC'),
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
    kind: type === 'BC' ? ('bank' as const) : ('wallet' as const),
    logo: icon,
    number: cardNumber,
    holder: payeeName,
    addedAt: createTime,
  })),
);
export type PayoutAccount = InferOutput<typeof payoutAccount>;
