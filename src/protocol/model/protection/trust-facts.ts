import {
  array,
  check,
  type InferOutput,
  maxLength,
  minLength,
  nullable,
  object,
  picklist,
  pipe,
} from 'valibot';
import { language } from '../language.ts';
import { answerDays, fundsProtections, name, phone, site } from './trust.ts';

/** An office that looks at complaints, with its page. */
const office = object({ name, url: nullable(site) });

/** People who help players, with a number, a page or both. `languages`: the languages that they are known to speak. */
const helpLine = pipe(
  object({
    name,
    phone: nullable(phone),
    url: nullable(site),
    languages: pipe(array(language), maxLength(10)),
  }),
  check((line) => line.phone !== null || line.url !== null),
);

/** The facts by which a guest can trust a site, as a market or its operator writes them. */
export const trustFacts = object({
  helpLines: pipe(array(helpLine), minLength(1), maxLength(20)),
  /** `holder`: the bank, insurer or trustee by its name; null when it is not named. `url`: a page that explains it. */
  funds: object({
    protection: picklist(fundsProtections),
    holder: nullable(name),
    url: nullable(site),
  }),
  complaints: object({
    answerDays,
    /** An office outside of the operator that decides when the answer does not settle it. */
    next: nullable(office),
    regulator: nullable(office),
  }),
});

export type TrustFacts = InferOutput<typeof trustFacts>;
