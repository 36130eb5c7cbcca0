import { describe, expect, it } from 'vitest';
import { chatChannel } from './chat-channel.ts';

const telegram = { type: 'TELEGRAM', url: 'https://t.me/parola_example' };
const facebook = { type: 'FACEBOOK', url: 'https://facebook.com/parola.example' };

describe('the chat channel', () => {
  it('is a chat service, at any position in the list', () => {
    expect(chatChannel([facebook, telegram])).toBe(telegram.url);
    expect(chatChannel([{ type: 'YOUTUBE', url: 'https://youtube.com/x' }, facebook])).toBe(
      facebook.url,
    );
  });

  it('is null for an unsafe address', () => {
    const hostile = ['javascript:alert(1)', 'http://t.me/x', '//t.me/x', 'data:text/html,x', ''];
    for (const url of hostile) expect(chatChannel([{ type: 'TELEGRAM', url }])).toBeNull();
    expect(chatChannel([{ type: 'TELEGRAM', url: hostile[0] ?? '' }, facebook])).toBe(facebook.url);
    expect(chatChannel([])).toBeNull();
  });
});
