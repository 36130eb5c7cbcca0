import { describe, expect, it } from 'vitest';
import { readChatMessage } from './chat-messages.ts';

const origin = 'https://chat.example';
const source = { window, origin };
const data = { kind: 'chatUnread', count: 3 };
const event = (change: object) => ({ data, origin, source: window, ...change });

describe('a message of the page of the chat', () => {
  it.each([
    data,
    { kind: 'chatReady' },
    { kind: 'chatClose' },
    { kind: 'chatOpen', path: '/promotions' },
  ])('$kind is read', (message) => {
    expect(readChatMessage(event({ data: message }), source)).toEqual(message);
  });

  it.each([
    ['of another origin', { origin: 'https://chat.example.evil.test' }],
    ['of no origin', { origin: 'null' }],
    ['of another window', { source: null }],
    ['of another kind', { data: { kind: 'payment:over' } }],
    ['with a count that is none', { data: { kind: 'chatUnread', count: -1 } }],
    ['that is text', { data: 'chatClose' }],
    ['without data', { data: null }],
  ])('%s counts for nothing', (_, change) => {
    expect(readChatMessage(event(change), source)).toBeNull();
  });

  it('counts for nothing before the frame has a window', () => {
    expect(readChatMessage(event({ source: null }), { window: null, origin })).toBeNull();
  });
});
