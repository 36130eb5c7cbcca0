import { describe, expect, it } from 'vitest';
import { readPaymentMessage } from './payment-messages.ts';

const origin = 'https://pay.example';
const source = { window, origin };
const event = (change: object) => ({
  data: { type: 'payment:over' },
  origin,
  source: window,
  ...change,
});

describe('a message of a payment page', () => {
  it.each(['payment:open', 'payment:over', 'payment:back'])('%s is read', (type) => {
    expect(readPaymentMessage(event({ data: { type } }), source)).toBe(type);
  });

  it.each([
    ['of another origin', { origin: 'https://pay.example.evil.test' }],
    ['of no origin', { origin: 'null' }],
    ['of another window', { source: null }],
    ['of another kind', { data: { type: 'parola:ready' } }],
    ['that is text', { data: 'payment:over' }],
    ['without data', { data: null }],
  ])('%s counts for nothing', (_, change) => {
    expect(readPaymentMessage(event(change), source)).toBeNull();
  });

  it('counts for nothing before the frame has a window', () => {
    expect(readPaymentMessage(event({ source: null }), { window: null, origin })).toBeNull();
  });
});
