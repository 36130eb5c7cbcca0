import type { Worded } from '../worded.ts';

/** An article of the help centre. Its tag begins with its group, as in `money.deposit`; `content` is HTML. */
export interface DemoHelp {
  readonly tag: string;
  readonly title: Worded;
  readonly content: Worded;
}
