import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { chatFrameMessage, type ChatFrameMessage, type ChatTheme } from './chat.ts';

it('reads the messages of the frame, and nothing else', () => {
  const messages: readonly ChatFrameMessage[] = [
    { kind: 'chatReady' },
    { kind: 'chatUnread', count: 3 },
    { kind: 'chatOpen', path: '/promotions' },
    { kind: 'chatClose' },
  ];
  for (const message of messages) {
    expect(safeParse(chatFrameMessage, message)).toMatchObject({ success: true, output: message });
  }
  const theme: ChatTheme = { kind: 'chatTheme', theme: 'dark', language: 'EN' };
  for (const other of [null, 'chatClose', theme, { kind: 'chatUnread', count: -1 }]) {
    expect(safeParse(chatFrameMessage, other).success).toBe(false);
  }
});
