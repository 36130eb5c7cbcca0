import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framableOrigin, readGameMessage } from './bridge.ts';

const origin = 'https://games.example';
const frame = new MessageChannel().port1;
const stranger = new MessageChannel().port1;
const from = { window: frame, origin };
const known = [
  'parola:ready',
  'parola:balance',
  'parola:close',
  'parola:cashier',
  'parola:again',
] as const;

describe('messages of a game', () => {
  it.each(known)('hears %s from the game', (type) => {
    expect(readGameMessage({ data: { type }, origin, source: frame }, from)).toBe(type);
  });

  it('hears nothing before the frame has a window', () => {
    const event = { data: { type: 'parola:close' }, origin, source: null };
    expect(readGameMessage(event, { window: null, origin })).toBeNull();
  });

  it('hears nothing from another window, whatever it says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.constantFrom(stranger, null), (type, source) => {
        expect(readGameMessage({ data: { type }, origin, source }, from)).toBeNull();
      }),
    );
  });

  it('hears nothing from another origin, however alike', () => {
    const alike = fc.constantFrom(
      'null',
      '',
      `${origin}/`,
      `${origin}:444`,
      `${origin}.evil.example`,
    );
    fc.assert(
      fc.property(fc.oneof(alike, fc.webUrl()), fc.constantFrom(...known), (other, type) => {
        expect(readGameMessage({ data: { type }, origin: other, source: frame }, from)).toBeNull();
      }),
    );
  });

  it('never takes an opaque origin for the game', () => {
    const event = { data: { type: 'parola:close' }, origin: 'null', source: frame };
    expect(readGameMessage(event, { window: frame, origin: 'null' })).toBeNull();
  });

  it('makes nothing of any other shape', () => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withNullPrototype: true }), (data) => {
        expect(readGameMessage({ data, origin, source: frame }, from)).toBeNull();
      }),
    );
  });

  it('knows only whole words', () => {
    const near = fc.tuple(fc.constantFrom(...known), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(near, ([type, more]) => {
        const data = { type: type + more };
        expect(readGameMessage({ data, origin, source: frame }, from)).toBeNull();
        expect(readGameMessage({ data: type, origin, source: frame }, from)).toBeNull();
      }),
    );
  });

  it('hears a word only when window, origin and shape are all right', () => {
    const envelopes = fc.record({
      data: fc.oneof(
        fc.record({ type: fc.constantFrom(...known) }),
        fc.record({ type: fc.anything(), payload: fc.anything() }),
        fc.anything(),
      ),
      origin: fc.oneof(fc.constant(origin), fc.constantFrom('null', `${origin}.evil`), fc.webUrl()),
      source: fc.constantFrom(frame, stranger, null),
    });
    fc.assert(
      fc.property(envelopes, (event) => {
        const type = (event.data as { type?: unknown } | null | undefined)?.type;
        const word = known.find((one) => one === type);
        const heard = event.source === frame && event.origin === origin ? (word ?? null) : null;
        expect(readGameMessage(event, from)).toBe(heard);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('addresses that may be framed', () => {
  const ours = 'https://parola.example';

  it('frames a game on another origin', () => {
    expect(framableOrigin('https://games.example/slot#ticket', ours)).toBe('https://games.example');
    expect(framableOrigin('http://localhost:4174/slot#t', 'http://localhost:4173')).toBe(
      'http://localhost:4174',
    );
  });

  it.each([
    'https://parola.example/slot',
    'https://parola.example:443/slot',
    '/slot',
    'slot#ticket',
    '',
    '//parola.example/x',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://games.example/1',
    'about:blank',
    'https://parola.example@games.example/',
    'http://',
  ])('refuses %s', (address) => {
    expect(framableOrigin(address, ours)).toBeNull();
  });

  it('never frames our own origin', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(framableOrigin(ours + path, ours)).toBeNull();
      }),
    );
  });
});
