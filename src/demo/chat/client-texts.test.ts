// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const app = 'https://app.example';
const frame = { postMessage: () => undefined };
const html = readFileSync('src/demo/chat/client/page.html', 'utf8');

const shown = (id: string) => document.getElementById(id)?.textContent ?? '';
const field = () => document.querySelector('textarea')?.placeholder;

const deleted = {
  room: 'lobby',
  seq: 1,
  version: 1,
  author: { id: 'm2', name: 'Ana', level: '' },
  clientId: 'c1',
  kind: 'text',
  text: '',
  win: null,
  replyTo: null,
  mentions: [],
  at: 0,
  state: 'deleted',
};

const opened = {
  session: 's',
  room: 'lobby',
  self: { id: 'm1', name: 'Juan', level: '' },
  rooms: [{ id: 'lobby', kind: 'lobby', owner: null, unread: 0, slowSeconds: 20 }],
  blocked: [],
  mutedUntil: null,
  pages: [],
  parent: app,
};

beforeEach(() => {
  [, document.body.innerHTML = ''] = html.split(/<body[^>]*>|<\/body>/);
  vi.stubGlobal('parent', frame);
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Opens the page at an address. `answer`: the answer to its ticket. */
async function open(address: string, answer: Response): Promise<void> {
  const answers: Readonly<Record<string, Response>> = {
    '/chat/open': answer,
    '/chat/history': Response.json({ messages: [deleted], more: false, version: 1, readSeq: 0 }),
  };
  vi.stubGlobal('fetch', (path: string) => answers[path] ?? new Promise(() => undefined));
  history.replaceState(null, '', address);
  await import('./client/main.ts');
}

/** Sends what the app sends when its theme and its language are chosen. */
function choose(language: string): void {
  const data = { kind: 'chatTheme', theme: 'dark', language };
  const event = new MessageEvent('message', { data, origin: app });
  Object.defineProperty(event, 'source', { value: frame });
  window.dispatchEvent(event);
}

it('the chat speaks the language of its address, and another one when the app changes its own', async () => {
  await open('/chat?language=TH#ticket', Response.json({ ...opened, language: 'TH' }));
  expect([document.documentElement.lang, field()]).toEqual(['th', 'เขียนข้อความ']);
  expect(shown('list')).toContain('ข้อความนี้ถูกลบแล้ว');
  choose('EN');
  await vi.waitFor(() => expect(field()).toBe('Write a message'));
  expect(document.documentElement.lang).toBe('en-PH');
  expect(shown('list')).toContain('This message was deleted.');
  expect(shown('room-name')).toBe('Lobby');
  expect(shown('hint')).toBe('In this room: one message every 20 s.');
});

it('the chat keeps its language when the app names an unknown one', async () => {
  await open('/chat?language=CN#ticket', Response.json({ ...opened, language: 'CN' }));
  const before = field();
  choose('XX');
  await vi.waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  expect([document.documentElement.lang, field()]).toEqual(['zh-Hans', before]);
});

it('the chat speaks the language of its ticket when its address names another', async () => {
  await open('/chat?language=CN#ticket', Response.json({ ...opened, language: 'TY' }));
  expect(document.documentElement.lang).toBe('fil-PH');
});

it('a way into the chat that has been used up says so in the language of its address', async () => {
  const used = Response.json({ reason: 'ticket_used', parent: app }, { status: 404 });
  await open('/chat?language=EN#ticket', used);
  expect(shown('line')).toBe('This way in has been used up. Close the chat and open it again.');
});
