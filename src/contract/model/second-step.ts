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

/** Channels of the second step: code by SMS or e-mail, code of an authenticator app, real name of the bank account. */
export const secondStepChannels = ['sms', 'email', 'ga', 'payee'] as const;
export type SecondStepChannel = (typeof secondStepChannels)[number];

/** A channel is on offer unless it is false or empty. Text is the masked receiver. */
const offer = nullish(union([boolean(), pipe(string(), maxLength(200))]), false);

/** Value of the error `login_verify_required`: the channels on offer, best first. `hint` is the masked receiver of a code. */
export const secondStepOffers = pipe(
  object({ sms: offer, email: offer, ga: offer, payee: offer }),
  transform((offers) =>
    secondStepChannels.flatMap((channel) => {
      const value = offers[channel];
      if (value === false || value === '') return [];
      return [{ channel, hint: typeof value === 'string' ? value : null }];
    }),
  ),
);

export type SecondStepOffer = InferOutput<typeof secondStepOffers>[number];
