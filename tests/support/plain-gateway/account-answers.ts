import { type Answer, type Answers, forMembers, memberOf, Refusal, textIn } from './answers.ts';
import type { Members } from './members.ts';

/** The code that the gateway sends, and that an authenticator shows. */
export const secondCode = '246810';

/** The mobile number of the member, with which she signs in by a code. */
export const plainMobile = '9175551234';

interface SecondStep {
  /** The ways that the refusal offers: gateways spell them as a map with flags, as a list, or as one word. */
  readonly offers: unknown;
  /** The gateway sends the code. Else an authenticator shows it. */
  readonly isSent: boolean;
}

/** The accounts that sign in with two steps. */
export const secondSteps: ReadonlyMap<string, SecondStep> = new Map([
  ['petra', { offers: { ga: '1', sms: '' }, isSent: false }],
  ['lina', { offers: ['sms', 'email'], isSent: true }],
  ['noel', { offers: 'email', isSent: true }],
  ['rosa', { offers: { sms: 'Y', email: 'N', ga: 'false' }, isSent: true }],
]);

/** Sign-in, registration and sign-out. */
export function sessionAnswers(members: Members): Answers {
  function session(account: string) {
    const member = members.named(account);
    return {
      token: members.open(account),
      id: member?.id,
      userName: account,
      customerType: '0',
      firstTimeLogin: 0,
      passwordExpired: '0',
    };
  }

  /** The accounts that wait for a second step, and the mobile numbers, that have a code. */
  const sent = new Set<string>();

  /** The account of a mobile number whose code was sent and is right. */
  function bySms(body: Parameters<Answer>[0]['body']): string {
    const [mobile, code] = [textIn(body, 'username'), textIn(body, 'password')];
    if (!sent.has(mobile) || code !== secondCode)
      throw new Refusal(200, 'verify.failed', 'Wrong code #206');
    return 'maria';
  }

  const named = ({ body }: Parameters<Answer>[0]) => {
    if (body['type'] === 'sms') return bySms(body);
    const [username, password] = [textIn(body, 'username'), textIn(body, 'password')];
    if (members.named(username)?.password !== password)
      throw new Refusal(200, 'login.failed', 'Wrong username or password #201', { captcha: 0 });
    return username;
  };

  return {
    'POST /wps/session/login'(asked) {
      const username = named(asked);
      const step = secondSteps.get(username);
      if (step) throw new Refusal(200, 'login_verify_required', 'Please verify #205', step.offers);
      return session(username);
    },
    'POST /wps/session/login/verification'(asked) {
      const username = named(asked);
      const hasCode = sent.has(username) || secondSteps.get(username)?.isSent === false;
      if (!hasCode || !Object.values(asked.body).includes(secondCode))
        throw new Refusal(200, 'verify.failed', 'Wrong code #206');
      return session(username);
    },
    'POST /wps/session/login/verification/send'(asked) {
      sent.add(named(asked));
      return null;
    },
    'POST /wps/verification/sms/noLogin'({ body }) {
      const isKnown = textIn(body, 'mobileNum') === plainMobile;
      if (isKnown && textIn(body, 'countryDialingCode') === '63') sent.add(plainMobile);
      return { expiredMinutes: '5' };
    },
    'DELETE /wps/session/logout'({ headers }) {
      members.close(headers.authorization ?? '');
      return null;
    },
    'PUT /wps/member/register'({ body }) {
      const username = textIn(body, 'username');
      if (members.named(username)) throw new Refusal(200, 'username.exist', 'Name taken #301');
      members.add(username, textIn(body, 'password'), 0);
      const { token, id, userName } = session(username);
      return { token, userName, id };
    },
    'GET /wps/check/username': () => null,
    'GET /wps/agent/affiliate'() {
      throw new Refusal(200, 'affiliate.unknown', 'Unknown code #401');
    },
  };
}

const consolidated = {
  dailysalreqtype: null,
  divtypereq: [],
  contracthoursalreq: null,
  realtimesalreqtype: null,
  dailysalinfotype: null,
  divtypeinfo: { id: 5 },
  contracthoursalinfo: null,
  contractmrdailysalinfotype: null,
};

const security = {
  paymentPassword: { enabled: true, isComplete: '1' },
  securityQuestions: { enabled: '1', isComplete: 0 },
  mobileVerified: { enabled: 1 },
  idVerification: { enabled: 'Y', isComplete: 'Y' },
  cpfVerification: { enabled: false },
};

/** The facts of a member's own account. */
export const memberAnswers: Answers = forMembers({
  'GET /wps/member/info'(asked) {
    const { id, account } = memberOf(asked);
    return {
      id,
      account,
      nickname: account,
      type: '0',
      toUpline: 0,
      regDate: String(Date.UTC(2025, 2, 1)),
      mobile: '0917****567',
      icon: '',
      clubLabel: { labelName: 'Gold', type: 'AUTO', color: '#aa8800', color2: '#554400' },
      lastLogin: Date.UTC(2026, 0, 2),
      lastLoginLocation: 'Manila',
    };
  },
  'GET /wps/member/info/icon': () => '',
  'GET /wps/member/info/funds/consolidated': () => consolidated,
  'PUT /wps/member/language': () => null,
  'PUT /wps/feedback': () => null,
  'GET /wps/v2/member/securityConfig': () => security,
  'GET /wps/member/hasWithdrawalPassword': () => 'true',
  'GET /wps/v2/wallets/balance'(asked) {
    const { balance } = memberOf(asked);
    return {
      sumBalance: (balance + 20).toLocaleString('en-US', { minimumFractionDigits: 2 }),
      balance: [
        { accountTypeId: '2', availBalance: balance.toFixed(2) },
        { accountTypeId: 31, availBalance: 20 },
      ],
      currency: 'PHP',
      currencySymbol: '₱',
      currencyPosition: 'F',
      mainWalletBalance: balance,
    };
  },
  'GET /wps/relay/GCS_merchantWallet': () => ({ isSingle: '1' }),
  'GET /wps/relay/MCSFE_getPlayerAvatar': () => ({ avatar: '0', avatarType: 'STATIC' }),
});
