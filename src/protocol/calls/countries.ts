import { object, pipe, string, transform } from 'valibot';
import { defineCall, type ReplyOf } from '../call.ts';
import { identifier, list } from '../model/wire.ts';

/** Countries with their dial codes: ISO 3166-1 alpha-2, and digits without the plus. */
export const getCountries = defineCall({
  method: 'GET',
  path: '/wps/system/country',
  request: object({}),
  reply: list(
    pipe(
      object({ countryCode: string(), countryDialingCode: identifier() }),
      transform(({ countryCode, countryDialingCode }) => ({
        code: countryCode,
        dialCode: countryDialingCode,
      })),
    ),
    500,
  ),
});

export type Country = ReplyOf<typeof getCountries>[number];
