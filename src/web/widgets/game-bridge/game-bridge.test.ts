import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framableOrigin, readGameMessage } from './game-bridge.ts';

const origin = 'https://games.example';
const frame = new MessageChannel().port1;
const otherWindow = new MessageChannel().port1;
const from = { window: frame, origin };
const messageTypes = [
  'parola:ready',
  'parola:balance',
  'parola:close',
  'parola:cashier',
  'parola:again',
] as const;

describe('messages of a game', () => {
  it.each(messageTypes)('accepts %s from the game', (type) => {
    expect(readGameMessage({ data: { type }, origin, source: frame }, from)).toBe(type);
  });

  it('rejects messages before the frame has a window', () => {
    const event = { data: { type: 'parola:close' }, origin, source: null };
    expect(readGameMessage(event, { window: null, origin })).toBeNull();
  });

  it('rejects messages from another window', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...messageTypes),
        fc.constantFrom(otherWindow, null),
        (type, source) => {
          expect(readGameMessage({ data: { type }, origin, source }, from)).toBeNull();
        },
      ),
    );
  });

  it('rejects messages from a similar origin', () => {
    const similar = fc.constantFrom(
      'null',
      '',
      `${origin}/`,
      `${origin}:444`,
      `${origin}.evil.example`,
    );
    fc.assert(
      fc.property(
        fc.oneof(similar, fc.webUrl()),
        fc.constantFrom(...messageTypes),
        (other, type) => {
          expect(
            readGameMessage({ data: { type }, origin: other, source: frame }, from),
          ).toBeNull();
        },
      ),
    );
  });

  it('rejects an opaque origin', () => {
    const event = { data: { type: 'parola:close' }, origin: 'null', source: frame };
    expect(readGameMessage(event, { window: frame, origin: 'null' })).toBeNull();
  });

  it('rejects any other data', () => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withNullPrototype: true }), (data) => {
        expect(readGameMessage({ data, origin, source: frame }, from)).toBeNull();
      }),
    );
  });

  it('rejects longer message types', () => {
    const longer = fc.tuple(fc.constantFrom(...messageTypes), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(longer, ([type, more]) => {
        const data = { type: type + more };
        expect(readGameMessage({ data, origin, source: frame }, from)).toBeNull();
        expect(readGameMessage({ data: type, origin, source: frame }, from)).toBeNull();
      }),
    );
  });

  it('accepts a message only when window, origin and shape match', () => {
    const envelopes = fc.record({
      data: fc.oneof(
        fc.record({ type: fc.constantFrom(...messageTypes) }),
        fc.record({ type: fc.anything(), payload: fc.anything() }),
        fc.anything(),
      ),
      origin: fc.oneof(fc.constant(origin), fc.constantFrom('null', `${origin}.evil`), fc.webUrl()),
      source: fc.constantFrom(frame, otherWindow, null),
    });
    fc.assert(
      fc.property(envelopes, (event) => {
        const type = (event.data as { type?: unknown } | null | undefined)?.type;
        const message = messageTypes.find((one) => one === type);
        const expected =
          event.source === frame && event.origin === origin ? (message ?? null) : null;
        expect(readGameMessage(event, from)).toBe(expected);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the origin of a framed game', () => {
  const ownOrigin = 'https://parola.example';

  it('is the origin of a game on another origin', () => {
    expect(framableOrigin('https://games.example/slot#ticket', ownOrigin)).toBe(
      'https://games.example',
    );
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
  ])('is null for %s', (address) => {
    expect(framableOrigin(address, ownOrigin)).toBeNull();
  });

  it('is null for the own origin', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(framableOrigin(ownOrigin + path, ownOrigin)).toBeNull();
      }),
    );
  });
});
