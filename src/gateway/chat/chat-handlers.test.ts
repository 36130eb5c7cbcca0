import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getChatUnread, launchChat } from '#protocol/calls/contact/chat.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());

describe('launchChat', () => {
  it('answers an address on the games’ origin, with a ticket that is no session', async () => {
    const token = await test.signIn('juan');
    const { url } = await test.request(launchChat, { room: 'support' }, { token });
    const { origin, pathname, search, hash } = new URL(url);
    expect({ origin, pathname, search }).toEqual({
      origin: 'http://localhost:4174',
      pathname: '/chat',
      search: '?language=EN',
    });
    expect(hash).toMatch(/^#[\w-]{43}$/);
    const call = test.request(getChatUnread, {}, { token: hash.slice(1) });
    await expect(call).rejects.toMatchObject({ status: 401 });
    const again = await test.request(launchChat, { room: '' }, { token });
    expect(again.url).not.toBe(url);
  });

  it('is for true members, while the module is on', async () => {
    const trial = test.request(launchChat, { room: '' }, { token: await test.signIn('tino') });
    await expect(trial).rejects.toMatchObject({ code: 'need_true_account' });
    const token = await test.signIn('juan');
    await test.operator.settings({ modules: { CBS3: false } });
    for (const call of [
      test.request(launchChat, { room: '' }, { token }),
      test.request(getChatUnread, {}, { token }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'function.not.available' });
    }
    await test.operator.settings({ modules: { CBS3: true } });
  });

  it('is limited', async () => {
    const token = await test.signIn('luis');
    for (let n = 0; n < 30; n += 1) await test.request(launchChat, { room: '' }, { token });
    const more = test.request(launchChat, { room: '' }, { token });
    await expect(more).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' });
    const other = { token: await test.signIn('ana') };
    await expect(test.request(launchChat, { room: '' }, other)).resolves.toBeTruthy();
  });
});

describe('getChatUnread', () => {
  it('is zero for a member without messages', async () => {
    const token = await test.signIn('juan');
    expect(await test.request(getChatUnread, {}, { token })).toEqual({ count: 0 });
  });
});
