import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import type { RequestOf } from '#protocol/call.ts';
import { type Market, type MarketPack, packOf } from '#gateway/protection/protection.ts';
import { demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { openTestGateway, testOrigin } from './open-gateway.ts';
import { testToken } from './operator-client.ts';
import { samplePicture } from './sample-requests.ts';
import { openTestStore } from './test-store.ts';

type Check = RequestOf<typeof calls.sendIdentity>;

/** The check of a console list. */
interface ListedCheck {
  readonly id: string;
  readonly username: string;
  readonly pictures: readonly string[];
  readonly reason: string | null;
}

/** Opens a gateway in a market, and returns functions for the identity of its members. */
export async function openIdentity(market: Market | MarketPack) {
  const store = await openTestStore('demo');
  const database = await openDatabase(store);
  const pack = typeof market === 'string' ? packOf(market) : market;
  const test = await openTestGateway({ store, restore: store.restore, market: pack });

  async function upload(token: string): Promise<string> {
    const picture = { purpose: 'identity', picture: samplePicture } as const;
    return (await test.request(calls.uploadPicture, picture, { token })).id;
  }

  /** Signs in, and returns functions for this member. */
  async function member(username: string) {
    const token = await test.signIn(username);
    const accounts = await test.request(calls.getPayoutAccounts, {}, { token });
    const own = { token };
    return {
      token,
      upload: () => upload(token),
      read: () => test.request(calls.getIdentity, {}, own),
      /** Sends a check with new pictures, or the pictures that are given. */
      async send(check: Partial<Check> = {}) {
        const pictures = { front: await upload(token), selfie: await upload(token) };
        const whole = {
          document: 'passport',
          back: null,
          note: '',
          ...pictures,
          ...check,
        } as const;
        return test.request(calls.sendIdentity, whole, own);
      },
      /** Asks for a bank transfer of an amount in pesos. */
      deposit: (amount: number) =>
        test.request(
          calls.depositByTransfer,
          { key: randomUUID(), channel: 'bughaw', amount },
          own,
        ),
      depositSettings: () => test.request(calls.getDepositSettings, {}, own),
      withdraw: (amount: number) =>
        test.request(
          calls.withdraw,
          {
            key: randomUUID(),
            amount,
            account: accounts[0]?.id ?? '',
            password: demoWithdrawalPassword,
          },
          own,
        ),
      withdrawSettings: () => test.request(calls.getWithdrawSettings, {}, own),
    };
  }

  /** The checks in a state, as the console lists them. */
  async function listed(state: 'sent' | 'approved' | 'refused' = 'sent') {
    const answer = await test.operator.send('GET', `identity?state=${state}`);
    return (answer as { list: ListedCheck[] }).list;
  }

  return {
    ...test,
    database,
    member,
    listed,
    /** The first check that waits. */
    async waiting(): Promise<string> {
      return (await listed())[0]?.id ?? '';
    },
    approve: (id: string) =>
      test.operator.send('POST', `identity/${id}/approve`, {}) as Promise<Decided>,
    refuse: (id: string, reason = 'The picture is too dark.') =>
      test.operator.send('POST', `identity/${id}/refuse`, { reason }) as Promise<Decided>,
    /** Takes an approval back. */
    askAgain: (id: string, reason = 'The name is another one.') =>
      test.operator.send('POST', `identity/${id}/ask-again`, { reason }) as Promise<Decided>,
    /** The answer to a look of the operator at a picture. */
    look: (place: string) =>
      test.gateway.fetch(
        new Request(`${testOrigin}/_operator/uploads/${place}`, {
          headers: { 'Operator-Token': testToken },
        }),
        { ip: '127.0.0.1' },
      ),
  };
}

/** The state of a check after a decision, and whether this decision has made it. */
interface Decided {
  readonly state: string;
  readonly changed: boolean;
}

export type IdentityTest = Awaited<ReturnType<typeof openIdentity>>;
