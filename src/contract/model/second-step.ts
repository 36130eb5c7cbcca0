import {
  type InferOutput,
  nullish,
  object,
  pipe,
  string,
  transform,
  union,
  boolean,
  maxLength,
} from 'valibot';

/** Ways to show once more who one is: a code by SMS or e-mail, a code of an authenticator app, the real name of the bank account. */
export const secondStepChannels = ['sms', 'email', 'ga', 'payee'] as const;
export type SecondStepChannel = (typeof secondStepChannels)[number];

/** Offered when it is there; text says where to, with most of it starred out. */
const offer = nullish(union([boolean(), pipe(string(), maxLength(200))]), false);

/** What comes with a refusal `login_verify_required`: the ways that are offered, best first, and where a code would go. */
export const secondStepOffers = pipe(
  object({ sms: offer, email: offer, ga: offer, payee: offer }),
  transform((offers) =>
    secondStepChannels.flatMap((channel) => {
      const told = offers[channel];
      if (told === false || told === '') return [];
      return [{ channel, hint: typeof told === 'string' ? told : null }];
    }),
  ),
);

export type SecondStepOffer = InferOutput<typeof secondStepOffers>[number];
