import type { Worded } from './worded.ts';

/** An article of the help centre. `content` is HTML. */
export interface DemoHelp {
  readonly tag: string;
  readonly title: Worded;
  readonly content: Worded;
}

export const help: readonly DemoHelp[] = [
  {
    tag: 'account',
    title: { EN: 'Your account', TY: 'Ang iyong account', CN: '您的账户', TH: 'บัญชีของคุณ' },
    content: { EN: '<p>…</p>', TY: '<p>…</p>', CN: '<p>…</p>', TH: '<p>…</p>' },
  },
];
