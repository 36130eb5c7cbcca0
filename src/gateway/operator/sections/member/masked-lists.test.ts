import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import * as feedback from '#protocol/calls/contact/feedback.ts';
import { openIdentity } from '#tests/support/open-identity.ts';
import { openTestGateway, type TestGateway, testOrigin } from '#tests/support/open-gateway.ts';
import { testToken } from '#tests/support/operator-client.ts';
import { openWithdrawals, type Withdrawals } from '#tests/support/open-withdrawals.ts';
import type { OperatorRole } from '../../access.ts';

interface Opened {
  readonly gateway: TestGateway['gateway'];
}

/** Reads from the console with a token, and returns the text. */
async function read({ gateway }: Opened, path: string, token = testToken): Promise<string> {
  const headers = { 'Operator-Token': token };
  const request = new Request(`${testOrigin}/_operator/${path}`, { headers });
  return (await gateway.fetch(request, { ip: '127.0.0.1' })).text();
}

async function add(test: Pick<TestGateway, 'operator'>, role: OperatorRole): Promise<string> {
  const added = await test.operator.send('POST', 'operators', { name: `a ${role}`, role });
  return Object(added).token;
}

describe('the account of a withdrawal', () => {
  let test: Withdrawals;
  beforeAll(async () => {
    test = await openWithdrawals();
  });
  afterAll(() => test.gateway.close());

  const number = '410020260102';
  const places = (state: string) => [
    `withdrawals?state=${state}`,
    `pages/withdrawals?state=${state}`,
  ];

  it('is whole for those who pay while it has to be paid, and masked before, afterwards and in files', async () => {
    const viewer = await add(test, 'viewer');
    const ana = await test.member('ana');
    const { id } = await ana.ask(500);
    const expectShown = async (state: string, isWhole: boolean) => {
      for (const place of places(state)) {
        const [whole, forViewer] = [await read(test, place), await read(test, place, viewer)];
        expect(whole.includes(number), place).toBe(isWhole);
        expect(whole.includes('Ana Villareal'), place).toBe(isWhole);
        for (const shown of isWhole ? [forViewer] : [whole, forViewer]) {
          expect(shown, place).toContain('**** 0102');
          expect(shown, place).toContain('A*** V***');
          expect(shown, place).not.toContain(number);
        }
      }
      const file = await read(test, `pages/withdrawals/csv/withdrawals?state=${state}`);
      expect(file).toContain('**** 0102');
      expect(file).not.toContain('Villareal');
    };
    await expectShown('requested', false);
    await test.operator.withdrawal(id, 'take');
    await expectShown('taken', true);
    await test.operator.withdrawal(id, 'approve');
    await expectShown('approved', true);
    await test.operator.withdrawal(id, 'reject', { reason: 'Another name' });
    await expectShown('rejected', false);
  });
});

describe('the name and the birthday of a check of the identity', () => {
  it('are whole while they have to be compared with the document, and masked afterwards', async () => {
    const test = await openIdentity('UK');
    const juan = await test.member('juan');
    await juan.send();
    const places = (state: string) => [`identity?state=${state}`, `pages/identity?state=${state}`];
    for (const place of places('sent')) expect(await read(test, place)).toContain('Juan Marasigan');
    await test.approve(await test.waiting());
    for (const place of places('approved')) {
      const shown = await read(test, place);
      expect(shown, place).toContain('J*** M***');
      expect(shown, place).not.toContain('Marasigan');
    }
    await test.close();
  });
});

describe('other lists', () => {
  let test: TestGateway;
  beforeAll(async () => {
    test = await openTestGateway();
  });
  afterAll(() => test.close());
  beforeEach(() => test.operator.reset());

  it('show the contact of feedback to those who answer it, until it is closed', async () => {
    const token = await test.signIn('ana');
    const content = 'The reels of Harbour Lights stop late on my phone.';
    const sent = { type: 'game', content, remark: '', address: null } as const;
    const request = { ...sent, pictures: [], wantsContact: true };
    await test.request(feedback.sendFeedback, request, { token });
    const viewer = await add(test, 'viewer');
    const contact = 'ana@example.com';
    for (const place of ['feedback?state=open', 'pages/feedback?state=open']) {
      expect(await read(test, place), place).toContain(contact);
      expect(await read(test, place, viewer), place).toContain('a***@example.com');
      expect(await read(test, place, viewer), place).not.toContain(contact);
    }
    const { list } = JSON.parse(await read(test, 'feedback?state=open'));
    const own = Object(list).find((one: unknown) => Object(one).contact === contact);
    await test.operator.send('POST', `feedback/${own.id}/close`, {});
    for (const place of ['feedback?state=closed', 'pages/feedback?state=closed'])
      expect(await read(test, place), place).not.toContain(contact);
  });

  it('mask the receivers of the outbox for who does not name one', async () => {
    const receiver = 'juan@example.com';
    await test.request(calls.resetPasswordByEmail, { username: 'juan', email: receiver });
    for (const place of ['outbox', 'pages/outbox']) {
      expect(await read(test, place), place).toContain('j***@example.com');
      expect(await read(test, place), place).not.toContain(receiver);
    }
    expect(await read(test, `outbox?to=${receiver}`)).toContain(receiver);
  });

  it('find a member by a whole mobile number, and by no part of one', async () => {
    const find = async (text: string) =>
      JSON.parse(await read(test, `find?text=${encodeURIComponent(text)}`)).members.length;
    for (const text of ['0917 555 0101', '917 555 0101', '+63 917 555 0101', '639175550101'])
      expect(await find(text), text).toBe(1);
    for (const text of ['5550101', '75550101', '175550101', '3 917 555 0101', '91755501'])
      expect(await find(text), text).toBe(0);
  });
});
