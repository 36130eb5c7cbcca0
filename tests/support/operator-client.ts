import type { Call } from '#protocol/call.ts';
import type { ErrorCode } from '#protocol/errors.ts';
import type { AccountType } from '#protocol/model/member.ts';
import type { Modules } from '#protocol/model/whitelabel.ts';
import type { WithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { SmsCount } from '#gateway/accounts/accounts.ts';
import type { JobName } from '#gateway/jobs.ts';
import type { Gateway } from '#gateway/gateway.ts';

export interface OperatorSettings extends WithdrawalSettings {
  maintenance: boolean;
  regionRestriction: boolean;
  location: { ip: string; country: string } | null;
  modules: Modules;
  blockedIps: string[];
  registerRules: Record<string, Partial<RegisterRule>>;
  closedLanes: GameType[];
  homeRows: string[];
  payoutHoldingHours: number;
  singleWallet: boolean;
  customerServices: { type: string; title: string; address: string }[];
  uplineTransfers: { least: number; most: number; dayMost: number; dayTimes: number };
  rewardConditions: { verified: boolean; deposits: number; turnover: number; plays: number };
  lettersPerDay: number;
  downlineTransfers: { least: number; most: number; dayMost: number; dayTimes: number };
  topAgentRebate: number;
  smsBudget: { perDay: number; perCountry: number; byDialCode: Record<string, number> };
  captchaOnLogin: boolean;
  forcedSecondStep: boolean;
  latencyMs: number;
  failNext: {
    path: string;
    status: number;
    errorCode: string;
    times: number;
    message?: string | null;
  }[];
}

/** Amounts in centavos, hours in minutes of the day (+08:00). */
interface WithdrawalSettings {
  withdrawalsAllowed: boolean;
  withdrawalHours: { from: number; to: number };
  withdrawalLimits: { least: number; most: number; timesPerDay: number; sumPerDay: number };
  withdrawalPresets: number[];
  withdrawalCharges: Record<'BC' | 'EW', { rate: number; fixed: number }>;
  withdrawalCode: { due: 'never' | 'always' | 'from'; from: number };
  withdrawalConfirmMinutes: number;
}

interface RegisterRule {
  acceptedPattern: string;
  patternId: number;
  minLength: number;
  maxLength: number;
  enabled: boolean;
  required: boolean;
}

interface NewAccount {
  username: string;
  password: string;
  type: AccountType;
  firstTimeLogin?: boolean;
  passwordExpired?: boolean;
  defaultPassword?: boolean;
  alwaysSecondStep?: boolean;
  /** Pesos. */
  balance?: number;
  mobile?: string;
  email?: string;
  clubLabel?: { labelName: string; type: string };
  upline?: string;
  realName?: string;
  totpSecret?: string;
  referralCode?: string;
  selfExcluded?: boolean;
  excludedUntil?: number;
}

interface Message {
  to: string;
  channel: 'sms' | 'email';
  code?: string;
  text: string;
  at: number;
}

interface NewAnnouncement {
  type: 'PL' | 'PU' | 'PR' | 'AG';
  title: string;
  content: string;
  promotionType?: string;
  execution?: 'A' | 'B' | 'F';
  endDate?: number;
}

interface NewBanner {
  title: string;
  url: string;
  linkageType?: string;
  linkageTarget?: string;
}

interface NewWinner {
  customerName: string;
  gameName?: string;
  nodeId?: number;
  /** Pesos. */
  winAmount: number;
}

interface NewMessage {
  /** A username. */
  to: string;
  title: string;
  content: string;
  /** Pesos, or whole points. */
  reward?: { kind: 'cash' | 'points'; amount: number; days?: number };
}

type WithdrawalAction = 'take' | 'approve' | 'reject' | 'pay' | 'release' | 'confirm' | 'late';

/** A withdrawal in the console. Amounts in pesos. */
interface ListedWithdrawal {
  id: string;
  username: string;
  state: WithdrawalState;
  left: number;
  account: { bank: string; number: string; holder: string };
  dispute: { kind: string; received: number; missing: number; pictures: string[] } | null;
  parts: { n: number; amount: number; provider: string; state: string; reference: string }[];
}

/** The operator token of every gateway that a test opens. */
export const testToken = 'operator-token-of-the-tests';

/** A request that the console has refused. */
export class RefusedByConsole extends Error {
  override readonly name = 'RefusedByConsole';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Creates a client for the operator console of a gateway in this process. */
export function createOperatorClient(gateway: Gateway) {
  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const request = new Request(`http://localhost:4173/_operator/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'Operator-Token': testToken },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await gateway.fetch(request, { ip: '127.0.0.1' });
    if (!answer.ok) {
      const text = await answer.text();
      throw new RefusedByConsole(answer.status, `${method} /_operator/${path}: ${text}`);
    }
    return answer;
  }

  const send = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    (await ask(method, path, body)).json();

  return {
    send,
    /** Reads a file of the console. Returns its bytes and its headers. */
    async file(path: string) {
      const answer = await ask('GET', path);
      return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
    },
    /** Runs the named jobs of the gateway, or all. */
    jobs: (...only: JobName[]) => send('POST', 'jobs', only.length === 0 ? {} : { only }),
    /** Makes the next answers to a call fail, by default one. */
    async failNext(
      { path }: Pick<Call, 'path'>,
      status: number,
      {
        errorCode = 'system_busy',
        times = 1,
        message = null,
      }: { errorCode?: ErrorCode | (string & {}); times?: number; message?: string | null } = {},
    ): Promise<void> {
      const { failNext } = (await send('GET', 'settings')) as OperatorSettings;
      const failures = [...failNext, { path, status, errorCode, times, message }];
      await send('PATCH', 'settings', { failNext: failures });
    },
    settings: (change: Partial<OperatorSettings>) =>
      send('PATCH', 'settings', change) as Promise<OperatorSettings>,
    account: (account: NewAccount) =>
      send('POST', 'accounts', account) as Promise<{ id: string; username: string }>,
    winner: (winner: NewWinner) => send('POST', 'winners', winner) as Promise<{ id: string }>,
    announcement: (announcement: NewAnnouncement) =>
      send('POST', 'announcements', announcement) as Promise<{ id: string }>,
    banner: (banner: NewBanner) => send('POST', 'banners', banner) as Promise<{ id: string }>,
    message: (message: NewMessage) => send('POST', 'messages', message) as Promise<{ id: string }>,
    /** Sets the total number of slots. */
    games: (slots: number) => send('POST', 'games', { slots }) as Promise<{ added: number }>,
    /** Closes or opens the games of a vendor. */
    vendor: (code: string, underMaintenance: boolean) =>
      send('PATCH', 'vendors', { code, underMaintenance }),
    /** Advances the gateway's clock. */
    advance: (advanceSeconds: number) =>
      send('POST', 'clock', { advanceSeconds }) as Promise<{ now: number }>,
    outbox: (to?: string) =>
      send('GET', to === undefined ? 'outbox' : `outbox?to=${encodeURIComponent(to)}`) as Promise<
        Message[]
      >,
    /** The codes by SMS of today: all of them first, then the codes of each country. */
    sms: () => send('GET', 'sms') as Promise<SmsCount[]>,
    /** The texts of the open captchas, the newest first. */
    captchas: () => send('GET', 'captchas') as Promise<{ text: string; at: number }[]>,
    realName: (username: string, change: { realName: string; expected: string }) =>
      send('PUT', `members/${username}/real-name`, change),
    unlockWithdrawalPassword: (username: string) =>
      send('POST', `members/${username}/unlock-withdrawal-password`, {}),
    removeAuthenticator: (username: string) =>
      send('POST', `members/${username}/remove-authenticator`, {}),
    /** Makes a link that signs a member in once. */
    async signInLink(username: string) {
      const link = await send('POST', `members/${username}/sign-in-link`, {});
      const { address, expiresAt } = link as { address: string; expiresAt: number };
      const token = new URL(address, 'http://localhost').searchParams.get('token') ?? '';
      return { address, expiresAt, token };
    },
    /** The withdrawals in a state, oldest first. */
    withdrawals: (state: WithdrawalState | 'late') =>
      send('GET', `withdrawals?state=${state}`) as Promise<{ list: ListedWithdrawal[] }>,
    /** Moves a withdrawal by an action of the console, such as `take`. */
    withdrawal: (id: string, action: WithdrawalAction, values: object = {}) =>
      send('POST', `withdrawals/${id}/${action}`, values) as Promise<{
        state: WithdrawalState;
        changed: boolean;
      }>,
    blockWithdrawals: (username: string, reason: string) =>
      send('POST', `members/${username}/block-withdrawals`, { reason }),
    suspend: (username: string, reason: string) =>
      send('POST', `members/${username}/suspend`, { reason }),
    closeAccount: (username: string, reason: string) =>
      send('POST', `members/${username}/close`, { reason }),
    liftSuspension: (username: string, reason: string) =>
      send('POST', `members/${username}/lift-suspension`, { reason }),
    unblockWithdrawals: (username: string) =>
      send('POST', `members/${username}/unblock-withdrawals`, {}),
    /** Offers a member a ticket. Pesos. */
    offerTicket: (ticket: { to: string; amount: number; title: string; days?: number }) =>
      send('POST', 'rewards', { terms: 'No conditions', days: 30, ...ticket }) as Promise<{
        id: string;
      }>,
    /** Takes an offered reward back. */
    cancelReward: (id: string) => send('POST', `rewards/${id}/cancel`, {}),
    /** Adds a promo code. Pesos. */
    promoCode: (code: { code: string; amount: number; uses: number; days?: number }) =>
      send('POST', 'promo-codes', { title: 'A code', terms: 'No conditions', days: 1, ...code }),
    /** Adds red envelopes, one on each of `days` days. Pesos. */
    redEnvelope: (envelope: {
      pot: number;
      shares: number;
      least: number;
      opensAt: number;
      minutes?: number;
      days?: number;
    }) => send('POST', 'red-envelopes', { title: 'An envelope', minutes: 30, ...envelope }),
    uplineTransfers: () =>
      send('GET', 'upline-transfers') as Promise<{ id: string; from: string; state: string }[]>,
    returnUplineTransfer: (id: string, reason: string) =>
      send('POST', `upline-transfers/${id}/return`, { reason }),
    /** Corrects the balance of a member. Pesos. */
    adjustBalance: (
      username: string,
      adjustment: { key: string; amount: number; reason: string },
    ) => send('POST', `members/${username}/balance`, adjustment),
    /** Offers a member a contract with one rate, in hundredths of a percent. */
    offerContract: (
      username: string,
      offer: { kind: string; from?: string; period: string; rate: number },
    ) => send('POST', `members/${username}/contracts`, offer) as Promise<{ id: string }>,
    /** Replaces the secret of the games. The new one counts a minute later. */
    rotateGameSecret: () =>
      send('POST', 'game-secrets', {}) as Promise<{ id: string; countsFrom: number }>,
    /** Restores the demo data and the default settings, and ends all sessions. */
    reset: () => send('POST', 'reset', {}) as Promise<{ now: number }>,
  };
}
