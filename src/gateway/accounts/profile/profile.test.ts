import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#protocol/calls/security/profile.ts';
import { getUnreadCount } from '#protocol/calls/messages.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

async function signedIn(username = 'juan') {
  const token = await test.signIn(username);
  const read = () => test.request(calls.getProfile, {}, { token });
  return {
    token,
    read,
    update: async (fields: Record<string, string>, version?: number) =>
      test.request(
        calls.updateProfile,
        { version: version ?? (await read()).version, fields },
        { token },
      ),
  };
}

describe('the profile', () => {
  it('keeps fields by their rules and masks identity numbers', async () => {
    const { read, update } = await signedIn();
    await update({ telegram: 'juan_m', idNumber: 'P1234567A', birthday: '1990-02-28' });
    const { fields } = await read();
    const valueOf = (name: string) => fields.find(({ field }) => field === name);
    expect(valueOf('telegram')).toMatchObject({ value: 'juan_m', masked: false });
    expect(valueOf('idNumber')).toMatchObject({ value: 'P1****7A', masked: true });
    await update({ telegram: '' });
    expect((await read()).fields.find(({ field }) => field === 'telegram')?.value).toBe('');
    expect((await read()).fields.find(({ field }) => field === 'idNumber')?.value).toBe('P1****7A');
  });

  it.each([
    ['birthday', '2020-01-01'],
    ['birthday', '1990-02-30'],
    ['qqNum', 'abc'],
    ['password', 'x'],
    ['username', 'x'],
  ])('refuses %s %s', async (field, value) => {
    const { update } = await signedIn();
    await expect(update(Object.fromEntries([[field, value]]))).rejects.toMatchObject({
      code: 'field_refused',
    });
  });

  it('is changed by one of two tabs', async () => {
    const { read, update } = await signedIn();
    const { version } = await read();
    const both = [
      update({ occupation: 'Mangingisda' }, version),
      update({ occupation: 'Guro' }, version),
    ];
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('notifies the member of a change, in the inbox and by e-mail', async () => {
    const { token, update } = await signedIn();
    const before = await test.request(getUnreadCount, {}, { token });
    await update({ occupation: 'Guro' });
    expect(await test.request(getUnreadCount, {}, { token })).toBe(before + 1);
    const [sent] = await test.operator.outbox('juan@example.com');
    expect(sent?.text).toContain('Your profile was changed');
  });
});

describe('the real name', () => {
  it('is set once by the member, and changed by the operator only', async () => {
    const { token, read } = await signedIn();
    const set = (realName: string) => test.request(calls.setRealName, { realName }, { token });
    await expect(set('Kiko Dela Cruz')).rejects.toMatchObject({ code: 'real_name_fixed' });
    await expect(
      test.operator.realName('juan', { realName: 'Kiko Dela Cruz', expected: 'Ibang Tao' }),
    ).rejects.toThrow('changed meanwhile');
    await test.operator.realName('juan', { realName: '', expected: 'Juan Marasigan' });
    await expect(set('x')).rejects.toMatchObject({ code: 'field_refused' });
    await set('Kiko Dela Cruz');
    expect((await read()).realName).toBe('K*** D*** C***');
  });
});
