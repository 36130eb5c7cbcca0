import type { calls } from '#protocol/calls.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';

export type CallName = keyof typeof calls;

/** A page of the app, or a part that all pages share, and the calls that it makes. */
export interface Page {
  readonly name: string;
  /** The operator switches the page on by this module; null for a page that is always there. */
  readonly module: ModuleId | null;
  /** The page is of no use without one of these. */
  readonly needs: readonly CallName[];
  /** The page works without these. The words name what is then missing. */
  readonly without: Readonly<Partial<Record<CallName, string>>>;
}

/** Modules without which the app does not make a call, apart from modules of whole pages. */
export const modulesOfCalls: Readonly<Partial<Record<CallName, ModuleId>>> = {
  getAuthenticator: 'BINDGA3',
  getAvatars: 'PROFPIC3',
  getBanks: 'BINDCARD3',
  getCaptcha: 'CAPTCHA3',
  getChatUnread: 'CBS3',
  getDepositGuides: 'DPSTBAS3',
  getFeedbackRules: 'FEEDBACK3',
  getGeetest: 'GEETEST3',
  getMemberIcon: 'PROFPIC3',
  getParticipation: 'REWCEN3',
  getSecurityQuestions: 'SECQUES3',
  getUnreadCount: 'INBOX3',
  hasWithdrawalPassword: 'PAYMENTPASS3',
};

/** All calls of some pages, each once. */
export const callsOf = (pages: readonly Page[]): CallName[] => [
  ...new Set(pages.flatMap(({ needs, without }) => [...needs, ...namesOf(without)])),
];

/** The calls that a page can do without. */
export const namesOf = (without: Page['without']): CallName[] => Object.keys(without) as CallName[];
