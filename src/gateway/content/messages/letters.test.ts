import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#protocol/calls/contact/inbox.ts';
import { getUnreadCount } from '#protocol/calls/messages.ts';
import { memberIdOf } from '#tests/support/contract-samples.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { htmlOf } from '../html-of.ts';
import { cleanText } from './clean-text.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

const text = { title: 'Friday', content: 'Are you coming?' };
type Written = Partial<Parameters<typeof test.request<typeof calls.sendMessage>>[1]>;

function sendBy(token: string, more: Written = {}) {
  const letter = { key: randomUUID(), to: 'upline' as const, account: null, ...text, ...more };
  return test.request(calls.sendMessage, letter, { token });
}

const send = async (username: string, more: Written = {}) =>
  sendBy(await test.signIn(username), more);

async function received(username: string, search = 'Friday') {
  const request = { page: 1, size: 50, search, message: '' };
  const { list } = await test.request(calls.getInbox, request, {
    token: await test.signIn(username),
  });
  return list.filter(({ sender }) => sender !== 'merchant' && search !== '');
}

async function outbox(username: string, search = '') {
  const request = { page: 1, size: 50, search };
  const token = await test.signIn(username);
  return (await test.request(calls.getOutbox, request, { token })).list;
}

describe('a letter', () => {
  it('goes to the upline, who sees what the sender is', async () => {
    const sent = await send('juan', { title: 'Friday at eight' });
    expect(sent).toMatchObject({ recipient: 'upline', name: 'Ana', count: 1 });
    const [one] = await received('ana', 'Friday at eight');
    expect(one).toMatchObject({ sender: 'member_downline', account: 'juan', isRead: false });
    expect(await outbox('juan')).toMatchObject([{ id: sent.id, title: 'Friday at eight' }]);
  });

  it('of an agent goes to one direct downline, by any spelling of the name', async () => {
    const sent = await send('ana', { to: 'downline', account: ' JUAN ' });
    expect(sent).toMatchObject({ recipient: 'member_downline', name: 'Juan' });
    expect(await received('juan', 'Are you coming')).toMatchObject([
      { sender: 'upline', name: 'Ana', account: null },
    ]);
    expect(await send('ana', { to: 'downline', account: 'luis' })).toMatchObject({
      recipient: 'agent_downline',
    });
  });

  it('goes to all direct downlines, and to nobody else', async () => {
    const sent = await send('ana', { to: 'all', title: 'To all of you' });
    expect(sent).toMatchObject({ recipient: 'all_downline', name: '', count: 3 });
    for (const [username, count] of Object.entries({
      juan: 1,
      luis: 1,
      aida: 1,
      alma: 0,
      nena: 0,
    })) {
      expect(await received(username, 'To all of you'), username).toHaveLength(count);
    }
  });

  it.each([
    ['without an upline', 'ana', { to: 'upline' }, 'function.not.available'],
    ['to the downline of a downline', 'ana', { to: 'downline', account: 'nena' }, 'not_found'],
    ['to nobody', 'ana', { to: 'downline', account: 'nobody' }, 'not_found'],
    ['of a player to another player', 'juan', { to: 'downline', account: 'nena' }, 'not_found'],
    ['of a player to all', 'juan', { to: 'all' }, 'function.not.available'],
    ['with hidden characters as its title', 'juan', { title: ' \u202e ' }, 'field_required'],
    ['without a text', 'juan', { content: '\n' }, 'field_required'],
    ['with a long title', 'juan', { title: 'a'.repeat(81) }, 'content_length'],
    ['of more than 1,000 characters', 'juan', { content: '🌊'.repeat(1_001) }, 'content_length'],
    ['of more than 10,000 units', 'juan', { content: 'a'.repeat(10_001) }, 'request_invalid'],
  ] as const)('%s is refused', async (_, username, more, code) => {
    await expect(send(username, more)).rejects.toMatchObject({ code });
    expect(await outbox(username)).toEqual([]);
  });

  it('is text: markup, hidden controls and towers of marks do nothing', async () => {
    const content = `<img src=x onerror=alert(1)>\u202eevil\u202c z${'\u0321'.repeat(60)}\r\n2 < 3`;
    await send('juan', { content });
    const [one] = await received('ana');
    expect(one?.content).toBe(
      `&lt;img src=x onerror=alert(1)&gt;evil z${'\u0321'.repeat(3)}<br>2 &lt; 3`,
    );
  });
});

describe('the key of a letter', () => {
  it('sends it once, also 64 times at once', async () => {
    const token = await test.signIn('juan');
    const letter = { key: randomUUID(), to: 'upline', account: null, ...text } as const;
    const all = Array.from({ length: 64 }, () =>
      test.request(calls.sendMessage, letter, { token }),
    );
    expect(new Set((await Promise.all(all)).map(({ id }) => id)).size).toBe(1);
    expect(await received('ana', 'Are you coming')).toHaveLength(1);
    await test.operator.advance(3 * 24 * 3_600);
    const later = { token: await test.signIn('juan') };
    await test.request(calls.sendMessage, letter, later);
    expect(await received('ana', 'Are you coming')).toHaveLength(1);
    await expect(
      test.request(calls.sendMessage, { ...letter, content: 'Other' }, later),
    ).rejects.toMatchObject({ code: 'key_reused' });
  });
});

describe('the limit of a day', () => {
  it('counts all that was sent, also at once and deleted, and starts again with the day', async () => {
    await test.operator.settings({ lettersPerDay: 3 });
    const token = await test.signIn('ana');
    const recipients = () => test.request(calls.getRecipients, { search: '' }, { token });
    expect(await recipients()).toMatchObject({ upline: null, count: 3, most: 3, left: 3 });
    const settled = await Promise.allSettled(
      Array.from({ length: 12 }, () => sendBy(token, { to: 'all' })),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const ids = (await outbox('ana')).map(({ id }) => id);
    await test.request(calls.deleteMessages, { ids, box: 'outbox' }, { token });
    expect(await outbox('ana')).toEqual([]);
    await expect(sendBy(token, { to: 'all' })).rejects.toMatchObject({
      code: 'message_limit',
      value: { most: 3 },
    });
    expect(await recipients()).toMatchObject({ left: 0 });
    await test.request(calls.restoreMessages, { ids, box: 'outbox' }, { token });
    expect(await outbox('ana')).toHaveLength(3);
    await test.operator.advance(24 * 3_600);
    await expect(send('ana', { to: 'all' })).resolves.toBeTruthy();
  });
});

describe('the recipients', () => {
  it('are searched by name, and a player has no downlines', async () => {
    const ask = async (username: string, search: string) =>
      test.request(calls.getRecipients, { search }, { token: await test.signIn(username) });
    expect((await ask('ana', '')).downlines.map(({ account }) => account)).toEqual([
      'aida',
      'juan',
      'luis',
    ]);
    expect((await ask('ana', 'LU')).downlines).toEqual([
      { id: await memberIdOf(test, 'luis'), account: 'luis', name: 'Luis' },
    ]);
    expect((await ask('ana', '%')).downlines).toEqual([]);
    expect(await ask('juan', '')).toMatchObject({
      upline: { name: 'Ana' },
      downlines: [],
      count: 0,
      left: 20,
    });
  });
});

it('a letter is counted as unread by its recipient until it is read', async () => {
  const token = await test.signIn('ana');
  const before = await test.request(getUnreadCount, {}, { token });
  await send('juan');
  expect(await test.request(getUnreadCount, {}, { token })).toBe(before + 1);
});

it('cleaned text has no controls, no markup as HTML, and stays as it is when it is cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (any) => {
      const clean = cleanText(any);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\p{M}{5}/u);
      expect(clean.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      expect(htmlOf(clean).replaceAll('<br>', '')).not.toMatch(/[<>\n]/);
    }),
  );
});

it('shows no agent the number that is the account of a downline, also an earlier one', async () => {
  const username = '639185551234';
  const account = { username, password: 'Bangka2026', mobile: '+639185550777', upline: 'ana' };
  const { id } = await test.operator.account({ ...account, type: 0 });
  const ana = await test.signIn('ana');
  const downline = await test.signIn(username, 'Bangka2026');
  const recipients = (search: string) =>
    test.request(calls.getRecipients, { search }, { token: ana });
  const shown = { id, account: '+63 *** 1234', name: '+63 *** 1234' };
  expect((await recipients('')).downlines).toContainEqual(shown);
  for (const part of ['6391', '1234', username]) {
    expect((await recipients(part)).downlines).toEqual([]);
  }
  expect(await sendBy(ana, { to: 'downline', account: id })).toMatchObject({ name: shown.name });
  await sendBy(downline);
  const [letter] = await received('ana');
  expect(letter).toMatchObject({ name: shown.name, account: shown.account, memberId: id });
  expect(await received('ana', username)).toEqual([]);
  expect(await outbox('ana', username)).toEqual([]);
});

it('a letter is refused to the id of a member who is no direct downline', async () => {
  const account = await memberIdOf(test, 'nena');
  await expect(send('ana', { to: 'downline', account })).rejects.toMatchObject({
    code: 'not_found',
  });
});
