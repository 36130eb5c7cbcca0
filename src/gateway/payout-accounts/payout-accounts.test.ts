import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#protocol/calls/security/payout-accounts.ts';
import { setWithdrawalPassword } from '#protocol/calls/security/withdrawal-password.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

async function signedIn(username = 'juan') {
  const token = await test.signIn(username);
  return {
    token,
    list: () => test.request(calls.getPayoutAccounts, {}, { token }),
    add: (number: string, more: object = {}) =>
      test.request(
        calls.addPayoutAccount,
        { bankCode: 'PAROLPAY', number, withdrawalPassword: demoWithdrawalPassword, ...more },
        { token },
      ),
    setDefault: (id: string, expected: string) =>
      test.request(calls.setDefaultPayoutAccount, { id, expected }, { token }),
  };
}

describe('a payout account', () => {
  it('is added in the real name, masked, and usable after the holding time', async () => {
    const { add, list } = await signedIn();
    await test.operator.settings({ payoutHoldingHours: 48 });
    await add('0917 555-0101');
    const [, added] = await list();
    expect(added).toMatchObject({ number: '**** 0101', holder: 'J*** M***', kind: 'wallet' });
    expect(added && added.usableFrom - added.addedAt).toBe(48 * 3_600_000);
  });

  it.each(['12345678901', '0917555010', '0917555010a', '＋63917'])(
    'of number %s breaks the rule',
    async (number) => {
      const { add } = await signedIn();
      await expect(add(number)).rejects.toMatchObject({ code: 'field_refused' });
    },
  );

  it('of an e-wallet is one number in every form of writing', async () => {
    const { add, list } = await signedIn();
    await add('+63 (0)917 555-0101');
    expect(await list()).toMatchObject([{}, { number: '**** 0101' }]);
    for (const number of ['0917 555 0101', '٠٩١٧٥٥٥٠١٠١', '639175550101']) {
      await expect(add(number)).rejects.toMatchObject({ code: 'payout_account_exists' });
    }
  });

  it('is added once, even by simultaneous requests', async () => {
    const { add, list } = await signedIn();
    const results = await Promise.allSettled([add('09175550101'), add('09175550101')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(add('09175550101')).rejects.toMatchObject({ code: 'payout_account_exists' });
    expect(await list()).toHaveLength(2);
  });

  it('needs the withdrawal password and a real name', async () => {
    const { add } = await signedIn();
    await expect(add('09175550101', { withdrawalPassword: '000000' })).rejects.toMatchObject({
      code: 'withdrawal_password_incorrect',
    });
    const luis = await signedIn('luis');
    await expect(luis.add('09175550101')).rejects.toMatchObject({
      code: 'withdrawal_password_required',
    });
    await test.operator.realName('luis', { realName: '', expected: 'Luis Pangilinan' });
    const chosen = { newPassword: demoWithdrawalPassword, confirmation: demoWithdrawalPassword };
    const set = { ...chosen, loginPassword: demoPassword };
    await test.request(setWithdrawalPassword, set, { token: luis.token });
    await expect(luis.add('09175550101')).rejects.toMatchObject({ code: 'real_name_required' });
  });

  it('is one of ten at most', async () => {
    const { add, list } = await signedIn();
    for (let index = 0; index < 9; index += 1) await add(`0917555010${index}`);
    await expect(add('09175550199')).rejects.toMatchObject({ code: 'payout_accounts_full' });
    expect(await list()).toHaveLength(10);
  });

  it('becomes the default unless another tab has changed it', async () => {
    const { add, list, setDefault } = await signedIn();
    await add('09175550101');
    await add('09175550102');
    const [first, second, third] = (await list()).map(({ id }) => id);
    await setDefault(second ?? '', first ?? '');
    await expect(setDefault(third ?? '', first ?? '')).rejects.toMatchObject({
      code: 'changed_elsewhere',
    });
    expect((await list()).filter(({ isDefault }) => isDefault)).toMatchObject([{ id: second }]);
  });

  it('that is removed leaves another default and can be added again', async () => {
    const { token, add, list } = await signedIn();
    const before = await list();
    await add('09175550101');
    const request = { id: before[0]?.id ?? '', withdrawalPassword: demoWithdrawalPassword };
    await test.request(calls.removePayoutAccount, request, { token });
    expect(await list()).toMatchObject([{ number: '**** 0101', isDefault: true }]);
    await add('2026050101', { bankCode: 'PRLBANK' });
    await expect(test.request(calls.removePayoutAccount, request, { token })).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
  });

  it('of another member cannot be reached', async () => {
    const { list } = await signedIn('ana');
    const [hers] = await list();
    const { token } = await signedIn();
    const request = { id: hers?.id ?? '', withdrawalPassword: demoWithdrawalPassword };
    await expect(test.request(calls.removePayoutAccount, request, { token })).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
  });
});
