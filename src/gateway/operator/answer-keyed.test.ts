import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openChat } from '#tests/support/open-chat.ts';
import { testToken } from '#tests/support/operator-client.ts';
import { openTestGateway, type TestGateway, testOrigin } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  const juan = await openChat(test.gateway, await test.signIn('juan'));
  await juan.send(room, 'Hello');
});

interface Keyed {
  readonly key: string;
  readonly token?: string;
}

/** Sends a change with an idempotency key, as the page does. */
async function send(path: string, body: object, { key, token = testToken }: Keyed) {
  const headers = {
    'Content-Type': 'application/json',
    'Operator-Token': token,
    'Idempotency-Key': key,
  };
  const url = `${testOrigin}/_operator/${path}`;
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await test.gateway.fetch(request, { ip: '127.0.0.1' });
  return { status: answer.status, body: Object(await answer.json()) };
}

const room = 'game:PVP';

async function talk(): Promise<string[]> {
  const found = Object(await test.operator.send('GET', `chat/messages?room=${room}`));
  return found.messages.map(({ text }: { readonly text: string }) => text);
}

const rewards = async () => (await test.operator.send('GET', 'rewards')) as readonly unknown[];
const ticket = { to: 'juan', amount: 10, days: 3, title: 'A ticket', terms: 'None' };

describe('a form of the console that is sent again with its key', () => {
  it('writes an answer in the chat once', async () => {
    const key = randomUUID();
    const before = (await talk()).length;
    const first = await send('chat/messages', { room, text: 'We look into it.' }, { key });
    expect(first.status).toBe(200);
    const again = await send('chat/messages', { room, text: 'We look into it.' }, { key });
    expect(again).toEqual(first);
    expect(await talk()).toHaveLength(before + 1);
    const other = { key: randomUUID() };
    await send('chat/messages', { room, text: 'We look into it.' }, other);
    expect(await talk()).toHaveLength(before + 2);
  });

  it('offers a ticket once, also when both requests are under way', async () => {
    const key = randomUUID();
    const before = (await rewards()).length;
    const [one, other] = await Promise.all([
      send('rewards', ticket, { key }),
      send('rewards', ticket, { key }),
    ]);
    expect(other).toEqual(one);
    expect(one?.status).toBe(200);
    expect(await rewards()).toHaveLength(before + 1);
  });

  it('gets the same token of a new operator', async () => {
    const key = randomUUID();
    const first = await send('operators', { name: 'Carlo', role: 'support' }, { key });
    expect(first.body.token).not.toBeUndefined();
    expect(await send('operators', { name: 'Carlo', role: 'support' }, { key })).toEqual(first);
  });

  it('is refused with other values, and changes nothing', async () => {
    const key = randomUUID();
    await send('chat/messages', { room, text: 'One' }, { key });
    const changed = await send('chat/messages', { room, text: 'Another' }, { key });
    expect(changed.status).toBe(400);
    expect(changed.body.error).toContain('was sent before with other values');
    expect(await talk()).toContain('One');
    expect(await talk()).not.toContain('Another');
  });

  it('is decided anew after a refusal', async () => {
    const key = randomUUID();
    const refused = await send('rewards', { ...ticket, amount: 0 }, { key });
    expect(refused.status).toBe(400);
    expect((await send('rewards', ticket, { key })).status).toBe(200);
  });
});

it('the change of a script without a key happens each time', async () => {
  const announcement = { type: 'PL', title: 'Hello', content: 'Hello' };
  const first = Object(await test.operator.send('POST', 'announcements', announcement));
  const second = Object(await test.operator.send('POST', 'announcements', announcement));
  expect(second.id).not.toBe(first.id);
});
