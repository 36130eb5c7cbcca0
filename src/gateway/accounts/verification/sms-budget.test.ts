import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMemberCode } from '#protocol/calls/security/member-code.ts';
import { sendCode, sendRegisterCode } from '#protocol/calls/verification.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

const tooMany = { status: 429, code: 'TOO_MANY_REQUEST' };
const refusedNumber = { code: 'field_refused', value: { field: 'mobileNum' } };
const lines: string[] = [];

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway({ log: (line) => void lines.push(line) });
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));
afterEach(() => void lines.splice(0));

/** Requests a code for a number of nobody, each from a network of its own. */
const request = (n: number, dialCode = '63') =>
  test.request(
    sendRegisterCode,
    { mobile: String(9_185_550_000 + n), dialCode },
    { ip: `2001:db8:${(n + 1).toString(16)}::1` },
  );

const limitTo = (perDay: number, perCountry: number) =>
  test.operator.settings({ smsBudget: { perDay, perCountry, byDialCode: { '63': perDay } } });

describe('the budget of codes by SMS', () => {
  it('lets strangers send four fifths of it, with alarms, until the next day', async () => {
    await limitTo(10, 10);
    const ph = { dialCode: '63', sent: 4, most: 10, alarm: null };
    for (let n = 0; n < 4; n += 1) await request(n);
    expect(await test.operator.sms()).toEqual([{ ...ph, dialCode: null }, ph]);
    for (let n = 4; n < 8; n += 1) await request(n);
    await expect(request(8)).rejects.toMatchObject(tooMany);
    await expect(request(9)).rejects.toMatchObject(tooMany);
    const alarm = 'strangersRefused';
    expect((await test.operator.sms())[0]).toMatchObject({ sent: 8, most: 10, alarm });
    expect(lines.filter((line) => !line.includes('to +'))).toEqual([
      'Alarm halfUsed: 5 of 10 codes by SMS were sent today',
      'Alarm strangersRefused: 8 of 10 codes by SMS were sent today',
    ]);
    await test.operator.advance(24 * 3_600);
    await request(10);
  });

  it('keeps the last fifth for members, and then ends for all', async () => {
    await limitTo(5, 5);
    const token = await test.signIn('juan', demoPassword);
    for (let n = 0; n < 4; n += 1) await request(n);
    await expect(request(4)).rejects.toMatchObject(tooMany);
    const proof = { purpose: 'proof', channel: 'sms' } as const;
    await test.request(sendMemberCode, proof, { token });
    await expect(test.request(sendMemberCode, proof, { token })).rejects.toMatchObject(tooMany);
    expect((await test.operator.sms())[0]).toMatchObject({ sent: 5, alarm: 'allRefused' });
  });

  it('is counted by country too', async () => {
    await limitTo(100, 5);
    for (let n = 0; n < 4; n += 1) await request(n, '66');
    await expect(request(4, '66')).rejects.toMatchObject(tooMany);
    await request(5, '63');
    expect(await test.operator.sms()).toMatchObject([
      { dialCode: null, sent: 5, most: 100, alarm: null },
      { dialCode: '66', sent: 4, most: 5, alarm: 'strangersRefused' },
      { dialCode: '63', sent: 1, most: 100, alarm: null },
    ]);
  });

  it('is not used by a request for a number of nobody, which gets the same answer', async () => {
    await limitTo(5, 5);
    const ask = (mobile: string) => test.request(sendCode, { mobile, dialCode: '63' });
    for (let n = 0; n < 5; n += 1) await ask('9990000000');
    expect((await test.operator.sms())[0]).toMatchObject({ sent: 0 });
    for (let n = 0; n < 4; n += 1) await request(n);
    await expect(ask('9990000001')).rejects.toMatchObject(tooMany);
    await expect(ask('9175550101')).rejects.toMatchObject(tooMany);
  });
});

describe('a code by SMS', () => {
  it.each([
    ['9185550000', '888'],
    ['+8816 1234 5678', '63'],
    ['00979 123 456 789', '63'],
    ['+63 917', '63'],
  ])(
    'is not sent to %s with the dial code %s, which no country of the list has',
    async (mobile, dialCode) => {
      const typed = { mobile, dialCode };
      await expect(test.request(sendRegisterCode, typed)).rejects.toMatchObject(refusedNumber);
      await expect(test.request(sendCode, typed)).rejects.toMatchObject(refusedNumber);
      const token = await test.signIn('juan', demoPassword);
      const contact = {
        purpose: 'newContact',
        channel: 'sms',
        receiver: mobile,
        dialCode,
      } as const;
      await expect(test.request(sendMemberCode, contact, { token })).rejects.toBeDefined();
      expect(await test.operator.outbox()).toEqual([]);
    },
  );

  it('to a number with zeros after the dial code counts as one to the same number', async () => {
    const ask = (mobile: string, n: number) =>
      test.request(sendRegisterCode, { mobile, dialCode: '63' }, { ip: `2001:db8:${n + 1}::1` });
    for (let n = 0; n < 5; n += 1) await ask(`+63${'0'.repeat(n % 3)}9185550000`, n);
    await expect(ask('+630009185550000', 5)).rejects.toMatchObject({ code: 'captcha_required' });
  });
});
