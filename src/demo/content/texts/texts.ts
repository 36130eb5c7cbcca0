import { createTexts } from '#protocol/texts/texts.ts';
import { CN } from './CN.ts';
import { EN } from './EN.ts';
import { TH } from './TH.ts';
import { TY } from './TY.ts';

/** A text of the content in all languages. */
export const { worded } = createTexts<typeof EN>({ EN, TY, CN, TH });

/** The names between the head and the tail of keys: `firstDeposit` for `popup.firstDeposit.title`. */
export type NameOf<
  Head extends string,
  Tail extends string = '',
  Key = keyof typeof EN,
> = Key extends `${Head}${infer Name}${Tail}` ? Name : never;
