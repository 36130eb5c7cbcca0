import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleWithoutParts } from '#tests/support/console-without-parts.ts';
import { RefusedByConsole } from '#tests/support/operator-client.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

/** The status and the error of a request, which the console must refuse. */
async function refusalOf(method: string, path: string, body?: unknown) {
  const answer: unknown = await test.operator.send(method, path, body).catch((error) => error);
  if (!(answer instanceof RefusedByConsole)) throw new TypeError(`${method} ${path} was answered`);
  return { status: answer.status, error: answer.message.slice(answer.message.indexOf('{')) };
}

const unstorable = (name: string) => ({
  status: 400,
  error: JSON.stringify({ error: `${name}: a text that cannot be stored` }),
});

/** Each route of the console, with an id and a name in its path. */
const routes = consoleWithoutParts().routes.list.map(({ method, path }) => ({
  method,
  path: path
    .replace('/_operator/', '')
    .replace(':username', 'juan')
    .replaceAll(/:\w+/g, '0199a1b2-0000-7000-8000-000000000000'),
}));

describe('a text that the store cannot keep', () => {
  it.each([
    ['U+0000', 'a\0b'],
    ['the first half of a character', 'a\ud800'],
    ['the second half of a character', '\ude00'],
  ])('is refused in the body of every change, with %s', async (_, text) => {
    for (const { method, path } of routes.filter((one) => one.method !== 'GET')) {
      const inner = await refusalOf(method, path, { note: { EN: [text] } });
      expect(inner, path).toEqual(unstorable('note'));
      const name = await refusalOf(method, path, { [text]: 1 });
      expect(name, path).toEqual(unstorable('the name of a field'));
    }
  });

  it('is refused in the query of every page and list', async () => {
    const lists = routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
    for (const path of [...lists, 'pages', 'pages/members']) {
      const refused = await refusalOf('GET', `${path}?state=a&text=b&text=a%00b`);
      expect(refused, path).toEqual(unstorable('text'));
    }
  });

  it('is refused in the names and ids of addresses', async () => {
    for (const { method, path } of routes.filter(({ path }) => /juan|0199a/.test(path))) {
      const address = path.replace(/juan|0199a[^/]*/, 'a%00b');
      const refused = await refusalOf(method, address, method === 'GET' ? undefined : {});
      expect(refused, path).toEqual(unstorable('the address'));
    }
  });

  it('is refused where the store would fail, and whole characters are taken', async () => {
    const note = { type: 'PL' as const, content: 'Tonight' };
    const half = await refusalOf('POST', 'announcements', { ...note, title: 'A lamp \ud83d' });
    expect(half).toEqual(unstorable('title'));
    await test.operator.announcement({ ...note, title: 'A lamp 🪔' });
  });

  it('is refused in a body that is only a text, and so is a value inside too many others', async () => {
    expect(await refusalOf('POST', 'winners', '\ud800')).toEqual(unstorable('the body'));
    const deep = JSON.parse(`${'['.repeat(40)}1${']'.repeat(40)}`);
    expect(await refusalOf('POST', 'winners', { deep })).toEqual({
      status: 400,
      error: JSON.stringify({ error: 'deep: values inside too many others' }),
    });
  });
});
