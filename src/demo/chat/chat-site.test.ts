import { parseAstAsync } from 'vite';
import { describe, expect, it } from 'vitest';
import { ChatRefusal, type Chat } from '#gateway/chat/chat.ts';
import { createChatSite } from './create-chat-site.ts';

const logged: string[] = [];
const fail = (error: Error) => () => Promise.reject(error);

/** A chat whose calls are refused or fail. */
function openSite(open: Chat['open']) {
  const none = fail(new ChatRefusal('session_over'));
  const chat: Chat = {
    open,
    rooms: none,
    history: none,
    send: none,
    remove: none,
    read: none,
    typing: none,
    report: none,
    block: none,
    wins: none,
    stream: none,
    endStreams: () => undefined,
    close: () => Promise.resolve(),
  };
  const log = (line: string) => void logged.push(line);
  return createChatSite({ chat, appOrigins: ['http://localhost:*'], log });
}

const site = openSite(fail(new ChatRefusal('muted', { until: 5 })));

const post = (path: string, body: string) =>
  site.request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

describe('the page', () => {
  it('loads from its own origin only, and only the app can frame it', async () => {
    const page = await site.request('/chat');
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain('frame-ancestors http://localhost:*;');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|data:|blob:|https?:\/\/(?!localhost)/);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('has no inline style or script, and all its files and modules exist', async () => {
    const html = await (await site.request('/chat')).text();
    expect(html).not.toMatch(/ style=|<style|<script(?! type="module" src=)| on\w+=/);
    const waiting = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    const seen = new Set<string>();
    for (const path of waiting) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await site.request(path);
      expect(answer.status, path).toBe(200);
      const text = await answer.text();
      if (path.endsWith('.js')) await expect(parseAstAsync(text)).resolves.toBeDefined();
      for (const [, from] of text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)) {
        waiting.push(new URL(from ?? '', `http://x${path}`).pathname);
      }
      expect(text, path).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write/);
    }
    expect(seen.size).toBeGreaterThan(15);
  });
});

describe('a call', () => {
  it('is refused with its reason, and sends the page the origin of the app', async () => {
    const body = { ticket: 'x', parents: ['http://evil.example', 'http://localhost:4173'] };
    const answer = await post('/chat/open', JSON.stringify(body));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      reason: 'muted',
      until: 5,
      parent: 'http://localhost:4173',
    });
    const other = await post('/chat/rooms', '{"session":"x"}');
    expect([other.status, await other.json()]).toEqual([401, { reason: 'session_over' }]);
  });

  it('that is malformed or too large is refused', async () => {
    for (const body of ['', 'null', '[]', '{}', '{"session":1}', '\u0000']) {
      for (const name of ['open', 'rooms', 'send', 'stream', 'block']) {
        expect((await post(`/chat/${name}`, body)).status, name).toBe(400);
      }
    }
    const large = JSON.stringify({ session: 'x'.repeat(200_000) });
    expect((await post('/chat/send', large)).status).toBe(413);
    expect((await site.request('/chat/send')).status).toBe(404);
    expect((await site.request('/chat/client/tsconfig.json')).status).toBe(404);
    expect((await site.request('/chat/__proto__')).status).toBe(404);
  });

  it('that fails says nothing of the reason', async () => {
    const broken = openSite(fail(new Error('the password is swordfish')));
    const answer = await broken.request('/chat/open', {
      method: 'POST',
      body: JSON.stringify({ ticket: 'x', parents: [] }),
    });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('swordfish');
    expect(logged.join()).toContain('swordfish');
  });
});
