import { expect, it } from 'vitest';
import { streamAddress } from './live-connection.ts';

const origin = 'https://parola.example';
const liveOrigin = 'https://live.example.com';
const of = (given: string | null) => streamAddress(given, { origin, liveOrigin })?.href ?? null;

it('the address of the stream is on the origin of the app, or on the origin of the brand', () => {
  expect(of(null)).toBe(`${origin}/wps/live/stream`);
  expect(of('/wps/im')).toBe(`${origin}/wps/im`);
  expect(of('https://live.example.com/im?shop=1')).toBe('https://live.example.com/im?shop=1');
});

it.each([
  'wss://live.example.com/im',
  'https://evil.example/im',
  '//evil.example/im',
  'https://user:secret@parola.example/im',
  'javascript:alert(1)',
  'data:text/event-stream,x',
  'https://[',
])('the address of the stream is never %s', (given) => {
  expect(of(given)).toBeNull();
});
