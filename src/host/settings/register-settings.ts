import { type InferOutput, object, optional, picklist, pipe, regex, string } from 'valibot';
import { createHttpRegister } from '#gateway/excluded-persons/excluded-persons.ts';
import { CannotStart } from '../cannot-start.ts';
import { address } from './setting-shapes.ts';

/** Persons are named in the questions, so they leave this machine over TLS only. */
const safeAddress = /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/;

const fields = ['hashed', 'plain'] as const;

/** The settings of a register of excluded persons that the embedded gateway asks. */
export const registerSettings = {
  EXCLUSION_REGISTER_URL: optional(
    address('EXCLUSION_REGISTER_URL', safeAddress, 'https://register.example/ask'),
  ),
  EXCLUSION_REGISTER_TOKEN: optional(
    pipe(
      string(),
      regex(/^[!-~]{1,1000}$/, 'EXCLUSION_REGISTER_TOKEN must have no spaces and accents.'),
    ),
  ),
  EXCLUSION_REGISTER_FIELDS: optional(
    picklist(fields, `EXCLUSION_REGISTER_FIELDS must be one of ${fields.join(', ')}.`),
    'hashed',
  ),
};

const shape = object(registerSettings);

/** The register of the settings. Null without one. Throws CannotStart for an address without a token. */
export function registerOf({
  EXCLUSION_REGISTER_URL: url,
  EXCLUSION_REGISTER_TOKEN: token,
  EXCLUSION_REGISTER_FIELDS: sent,
}: InferOutput<typeof shape>) {
  if (url === undefined) return null;
  if (token === undefined) {
    throw new CannotStart('EXCLUSION_REGISTER_URL needs EXCLUSION_REGISTER_TOKEN.');
  }
  return createHttpRegister({ url, token, fields: sent });
}
