import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUnreadCount } from '#protocol/calls/messages.ts';
import { languageCodes } from '#protocol/model/language.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { accounts } from '#demo/content/accounts.ts';
import { messages } from '#demo/content/messages.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

describe('messages', () => {
  it('are counted while unread, for their recipient only', async () => {
    for (const username of ['juan', 'ana', 'luis', 'nena']) {
      const waiting = messages.filter(({ to, read }) => !read && to.includes(username)).length;
      const token = await test.signIn(username);
      expect(await test.request(getUnreadCount, {}, { token }), username).toBe(waiting);
    }
  });

  it('of the demo have known recipients and texts in every language', () => {
    const people = new Set(accounts.map(({ username }) => username));
    for (const { to, title, content } of messages) {
      expect(to.filter((username) => !people.has(username))).toEqual([]);
      for (const words of [title, content]) {
        expect(languageCodes.filter((code) => words[code].trim() === '')).toEqual([]);
      }
    }
  });

  it('are counted under the alias of the call', async () => {
    const token = await test.signIn('juan');
    const path = getUnreadCount.aliases[0] ?? '/wps/none';
    expect(await test.request({ ...getUnreadCount, path }, {}, { token })).toBe(2);
  });
});
