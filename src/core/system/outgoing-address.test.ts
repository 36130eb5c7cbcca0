import { describe, expect, it } from 'vitest';
import { paymentAddress, walletAddress } from './outgoing-address.ts';

const origin = 'https://parola.example';

const hostile = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://parola.example/1',
  'file:///etc/passwd',
  'view-source:https://pay.example',
  'intent://pay#Intent;scheme=agos;end',
  'http://pay.example/1',
  'https://parola.example/wps/session/logout',
  '//pay.example/1',
  '/pay/1',
  '',
  'pay',
];

describe('the address of a page of a payment provider', () => {
  it('is an https address of another origin', () => {
    expect(paymentAddress(' https://pay.example/1?a=b ', origin)).toBe('https://pay.example/1?a=b');
    expect(paymentAddress('http://localhost:4174/pay/1', 'http://localhost:4173')).toBe(
      'http://localhost:4174/pay/1',
    );
  });

  it.each([...hostile, 'agospay://pay?id=1'])('is not %j', (address) => {
    expect(paymentAddress(address, origin)).toBeNull();
  });
});

describe('the address of a wallet on the device', () => {
  it('has a scheme of its own, or is a page of the provider', () => {
    expect(walletAddress('agospay://pay?id=1', origin)).toBe('agospay://pay?id=1');
    expect(walletAddress('https://pay.example/1', origin)).toBe('https://pay.example/1');
  });

  it.each(hostile)('is not %j', (address) => {
    expect(walletAddress(address, origin)).toBeNull();
  });
});
