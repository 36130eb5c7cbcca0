import { custom, type InferOutput, minLength, pipe, safeParse, transform } from 'valibot';
import { presentFlag, readText } from './wire.ts';

/** Channels of the second step: code by SMS or e-mail, code of an authenticator app, real name of the bank account. */
export const secondStepChannels = ['sms', 'email', 'ga', 'payee'] as const;
export type SecondStepChannel = (typeof secondStepChannels)[number];

/** Longest masked receiver that is shown. */
const longestHint = 200;

/** The offers of a gateway by the name of the channel in small letters: a flag, or the masked receiver of a code. */
function offersIn(value: unknown): ReadonlyMap<string, unknown> {
  const words = typeof value === 'string' ? value.split(/[\s,;|]+/) : value;
  const offers: [name: string, offer: unknown][] = Array.isArray(words)
    ? words.map((word: unknown) => [readText(word), true])
    : Object.entries(Object(words));
  return new Map(offers.map(([name, offer]) => [name.toLowerCase(), offer]));
}

/** The hint of a channel on offer: text that is no flag. False for a channel that is not on offer. */
function hintOf(offer: unknown): string | null | false {
  const flag = safeParse(presentFlag(), offer);
  if (flag.success) return flag.output && null;
  return readText(offer).slice(0, longestHint) || null;
}

/**
 * Value of the error `login_verify_required`: the channels on offer, best first. `hint` is the masked receiver of a code.
 * Gateways send a map of channels (what is false or empty is not on offer), a list, or the name of one. Fails without any.
 */
export const secondStepOffers = pipe(
  custom<unknown>(() => true),
  transform((value) => {
    const offers = offersIn(value);
    return secondStepChannels.flatMap((channel) => {
      const hint = hintOf(offers.get(channel) ?? false);
      return hint === false ? [] : [{ channel, hint }];
    });
  }),
  minLength(1),
);

export type SecondStepOffer = InferOutput<typeof secondStepOffers>[number];
