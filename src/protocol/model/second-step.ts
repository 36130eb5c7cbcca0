import { custom, type InferOutput, pipe, safeParse, transform } from 'valibot';
import { presentFlag, readText } from './wire.ts';

/** Channels of the second step: code by SMS or e-mail, code of an authenticator app, real name of the bank account. */
export const secondStepChannels = ['sms', 'email', 'ga', 'payee'] as const;
export type SecondStepChannel = (typeof secondStepChannels)[number];

/** Longest masked receiver that is shown. */
const longestHint = 200;

type Offer = readonly [name: string, offer: unknown];

const isChannel = (name: string): boolean => secondStepChannels.some((one) => one === name);

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[\s,;|]+/);

/** Objects and lists around the offers that are looked into. */
const deepest = 3;

/** The offers of a gateway by a name in small letters: a flag, or the masked receiver of a code. */
function offersIn(value: unknown, depth = 0): Offer[] {
  if (typeof value === 'string') return wordsIn(value).map((word) => [word, true]);
  if (Array.isArray(value)) return value.flatMap((item: unknown) => offersWithin(item, depth));
  const fields = Object.entries(Object(value)).map(([name, offer]): Offer => [
    name.toLowerCase(),
    offer,
  ]);
  const isMap = fields.some(([name]) => isChannel(name));
  return isMap ? fields : fields.flatMap(([, inner]) => offersWithin(inner, depth));
}

/** The offers of an item of a list, or of a field around them. Other text, such as a message, is none. */
function offersWithin(inner: unknown, depth: number): Offer[] {
  if (typeof inner === 'string') return wordsIn(inner).every(isChannel) ? offersIn(inner) : [];
  return depth < deepest ? offersIn(inner, depth + 1) : [];
}

/** The hint of a channel on offer: text that is no flag. False for a channel that is not on offer. */
function hintOf(offer: unknown): string | null | false {
  if (offer === 'null' || offer === 'undefined') return false;
  const flag = safeParse(presentFlag(), offer);
  if (flag.success) return flag.output && null;
  return readText(offer).slice(0, longestHint) || null;
}

/**
 * Value of the error `login_verify_required`: the channels on offer, best first. `hint` is the masked receiver of a code.
 * Gateways send a map of channels (what is false or empty is not on offer), a list, or the name of one, and wrap it once
 * more. Empty where no known channel is on offer.
 */
export const secondStepOffers = pipe(
  custom<unknown>(() => true),
  transform((value) => {
    const offers = new Map(offersIn(value));
    return secondStepChannels.flatMap((channel) => {
      const hint = hintOf(offers.get(channel) ?? false);
      return hint === false ? [] : [{ channel, hint }];
    });
  }),
);

export type SecondStepOffer = InferOutput<typeof secondStepOffers>[number];
