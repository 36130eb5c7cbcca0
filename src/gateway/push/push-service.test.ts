import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-service.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('sends to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, [])).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@10.0.0.1/x',
  'https://user:word@fcm.googleapis.com/x',
  'https://notfcm.googleapis.com/x',
  'https://evilpush.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'file:///etc/passwd',
  'not an address',
])('never sends to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, [])).toBe(false);
});

it('sends to the origins of an option too, and to no other port of theirs', () => {
  const origins = ['http://127.0.0.1:4001'];
  expect(isPushEndpoint('http://127.0.0.1:4001/x', origins)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:4002/x', origins)).toBe(false);
});
