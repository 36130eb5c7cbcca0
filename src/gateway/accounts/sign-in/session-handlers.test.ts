import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMember } from '#protocol/calls/member.ts';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import { signOut } from '#protocol/calls/session.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { getSealKey, type SealKey } from '#protocol/seal.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { sealBody } from '#tests/support/seal-body.ts';
import { demoPassword } from '#demo/content/accounts.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

describe('a session', () => {
  it('ends when its member signs out', async () => {
    const token = await test.signIn('juan');
    await test.request(getMember, {}, { token });
    await test.request(signOut, {}, { token });
    const over = { status: 401, code: 'login.not.session' };
    await expect(test.request(getMember, {}, { token })).rejects.toMatchObject(over);
  });

  it('does not end other sessions of the member when it ends', async () => {
    const [one, two] = [await test.signIn('juan'), await test.signIn('juan')];
    await test.request(signOut, {}, { token: one });
    expect(await test.request(getMember, {}, { token: two })).toMatchObject({ account: 'juan' });
  });

  it('ends after a day without use', async () => {
    const token = await test.signIn('juan');
    for (let day = 0; day < 3; day += 1) {
      await test.operator.advance(23 * 3600);
      await test.request(getMember, {}, { token });
    }
    await test.operator.advance(24 * 3600);
    await expect(test.request(getMember, {}, { token })).rejects.toMatchObject({ status: 401 });
  });

  it('that has ended counts as a guest on a call that guests may make', async () => {
    const caller = { token: '6f1e0e1c-0000-4000-8000-000000000000' };
    const { popups } = await test.request(getAnnouncements, {}, caller);
    expect(popups.every(({ execution }) => execution === 'B')).toBe(true);
  });
});

describe('a sealed body', () => {
  const juan = { username: 'juan', password: demoPassword, captcha: '' };
  let key: SealKey;

  beforeEach(async () => {
    key = await test.request(getSealKey, {});
  });

  async function send(header: string, value: string) {
    const headers = { Merchant: 'parola', Encryption: header };
    const init = { method: 'POST', headers, body: JSON.stringify({ value }) };
    const { status, text } = await test.fetchRaw(signIn.path, init);
    return { status, ...(JSON.parse(text) as { success: boolean; errorCode?: string }) };
  }

  const refused = { status: 400, success: false, errorCode: 'seal_refused' };

  it('is opened once, also with another base64url spelling', async () => {
    const { header, value } = await sealBody(key, juan);
    expect(await send(header, value)).toMatchObject({ status: 200, success: true });
    expect(await send(header, value)).toMatchObject(refused);
    const respelled = value.replace(/.$/, (last) => String.fromCharCode(last.charCodeAt(0) + 1));
    expect(await send(header, respelled)).toMatchObject(refused);
    expect(await send(header, `${value}=`)).toMatchObject(refused);
  });

  it('is opened once when it arrives several times at once', async () => {
    const { header, value } = await sealBody(key, juan);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(header, value)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it.each([
    ['five minutes old', -301],
    ['from the future', 301],
  ])('is refused when it is %s', async (_, seconds) => {
    const iat = Math.floor(Date.now() / 1000) + seconds;
    const { header, value } = await sealBody(key, juan, { iat });
    expect(await send(header, value)).toMatchObject(refused);
  });

  it('is refused with an unknown key id, so that the client fetches the new key', async () => {
    const { header, value } = await sealBody(key, juan, { kid: 'another' });
    expect(await send(header, value)).toMatchObject(refused);
  });

  it('is refused after a change', async () => {
    const { header, value } = await sealBody(key, juan);
    const [head, wrapped, iv, text = '', tag] = value.split('.');
    const changed = [head, wrapped, iv, text.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')), tag];
    expect(await send(header, changed.join('.'))).toMatchObject(refused);
  });

  it('is refused without a scheme in its header', async () => {
    const { value } = await sealBody(key, juan);
    expect(await send('RSA1_5', value)).toMatchObject(refused);
  });
});
