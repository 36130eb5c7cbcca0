import { array, type GenericSchema, object, string } from 'valibot';
import type { Country } from '#protocol/calls/countries.ts';

const country: GenericSchema<unknown, Country> = object({ code: string(), dialCode: string() });

/** Countries as the cache writes them. */
export const countriesFormat = { shape: array(country) };
