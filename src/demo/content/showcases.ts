import type { SeedShowcase } from '#gateway/seed/seed.ts';
import { worded } from './texts/texts.ts';

const vendors = ['BAYLIVE', 'MAHARLIKA', 'SAMPAGUITA', 'TERNO', 'KUNDIMAN'] as const;

/** The showcases of live casinos on the home page, by vendor code. The picture of the dealer is `drawPerson`. */
export const showcases: Readonly<Record<string, SeedShowcase>> = Object.fromEntries(
  vendors.map((code) => [
    code,
    {
      title: worded(`showcase.${code}.title`),
      description: worded(`showcase.${code}.description`),
    },
  ]),
);
