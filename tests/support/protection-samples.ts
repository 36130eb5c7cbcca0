import { demoPassword } from '#demo/content/accounts.ts';

/** An account that is made for the calls of excluded members. */
const excluded = { username: 'pahinga', password: 'Bangka2026', captcha: '' };

/** Requests for the calls of breaks, limits, the time of play and the copy of the own data. */
export const protectionSamples = {
  getDataCopy: {},
  askDataCopy: { loginPassword: demoPassword },
  openDataCopy: {},
  getTrust: {},
  getExclusion: {},
  beginExclusion: { kind: 'timeOut', length: 24, loginPassword: demoPassword, reason: 'A rest' },
  lengthenExclusion: { ...excluded, kind: 'selfExclusion', length: null },
  askToReturn: excluded,
  getIdentity: {},
  sendIdentity: {
    document: 'passport',
    front: 'f'.repeat(43),
    back: null,
    selfie: 's'.repeat(43),
    note: '',
  },
  getPlaySession: {},
  answerRealityCheck: {},
  setRealityCheck: { minutes: 30 },
  getPlayLimits: {},
  setPlayLimit: { kind: 'deposit', frame: 'day', amount: 5_000 },
  confirmPlayLimit: { kind: 'stake', frame: 'month', amount: null },
  chooseNoLimit: {},
  withdrawPlayLimit: { kind: 'deposit', frame: 'day' },
} as const;

/** The account of the samples, whose self-exclusion has just ended. */
export function excludedAccount() {
  const { username, password } = excluded;
  const account = { username, password, type: 0, selfExcluded: true } as const;
  return { ...account, excludedUntil: Date.now() - 1 };
}
