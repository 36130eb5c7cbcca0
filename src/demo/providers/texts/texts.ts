import { createTexts } from '#protocol/texts/texts.ts';
import { CN } from './CN.ts';
import { EN } from './EN.ts';
import { TH } from './TH.ts';
import { TY } from './TY.ts';

/** Reads the texts of the payment pages. */
export const { text } = createTexts<typeof EN>({ EN, TY, CN, TH });
