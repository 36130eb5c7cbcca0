import { assert, constantFrom, property, string, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickBases, pictureAddress } from './address.ts';
import { contactAddress, gameAddress, linkAddress } from './outgoing-address.ts';

const base = 'https://cdn.example/art';
const origin = 'https://parola.example';

describe('a picture', () => {
  it.each([
    ['/media/a.svg', null, '/media/a.svg'],
    ['/media/a.svg', base, 'https://cdn.example/art/media/a.svg'],
    ['https://other.example/a.png', base, 'https://other.example/a.png'],
    ['http://localhost:4173/a.png', null, 'http://localhost:4173/a.png'],
  ])('%s from %s is loaded from %s', (address, from, loaded) =>
    expect(pictureAddress(address, from)).toBe(loaded),
  );

  it.each([
    [null],
    [''],
    ['a.svg'],
    ['//evil.example/a.svg'],
    ['/\\evil.example/a.svg'],
    ['/\t/evil.example/a.svg'],
    ['http://plain.example/a.svg'],
    ['javascript:alert(1)'],
    ['data:image/svg+xml,<svg/>'],
    ['blob:https://parola.example/1'],
  ])('is not loaded from %s', (address) => expect(pictureAddress(address, base)).toBeNull());

  it('comes from the own site, the chosen network or an HTTPS site, for any input', () => {
    const anything = string({ unit: constantFrom(...Array.from('/\\:.@ \t\nahtps%?#jv')) });
    assert(
      property(anything, (address) => {
        const loaded = pictureAddress(address, null);
        if (loaded === null) return;
        const { protocol, origin: from } = new URL(loaded, origin);
        expect(protocol === 'https:' && (loaded.startsWith('https:') || from === origin)).toBe(
          true,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a delivery network', () => {
  it('is chosen among the safe ones', () => {
    const listed = ['http://plain.example', 'nonsense', `${base}/`, 'https://two.example'];
    const pick = (bases: string[], random = 0) =>
      pickBases(bases, { random: () => random, origin });
    expect(pick(listed)).toEqual([base, 'https://two.example']);
    expect(pick(listed, 0.99)).toEqual(['https://two.example', base]);
    expect(pick(['javascript:0'])).toEqual([]);
    expect(pick([])).toEqual([]);
  });

  it('may be the app itself, also without https', () => {
    const own = 'http://192.0.2.4:4173';
    const settings = { random: () => 0, origin: own };
    expect(pickBases([`${own}/`, `${own}/art/`], settings)).toEqual(['', `${own}/art`]);
    expect(pictureAddress('/media/a.svg', '')).toBe('/media/a.svg');
    expect(gameAddress('/slot#t', { base: '', origin: own })).toBeNull();
  });
});

describe('a game', () => {
  it.each([
    ['https://games.example/slot#t', null, 'https://games.example/slot#t'],
    ['http://localhost:4174/slot#t', null, 'http://localhost:4174/slot#t'],
    ['/launch?x=1', base, 'https://cdn.example/art/launch?x=1'],
    ['//games.example/slot?x=1#t', null, 'https://games.example/slot?x=1#t'],
    ['//localhost:4174/slot', null, 'https://localhost:4174/slot'],
  ])('at %s from %s is framed from %s', (address, from, framed) =>
    expect(gameAddress(address, { base: from, origin })).toBe(framed),
  );

  it.each([
    '/launch',
    '///games.example',
    '/\\games.example',
    'javascript:alert(1)',
    'http://games.example/',
    `${origin}/slot`,
    '//parola.example/slot',
  ])('is not framed from %s', (address) =>
    expect(gameAddress(address, { base: null, origin })).toBeNull(),
  );

  it('of this machine needs no https during development', () => {
    const here = { base: null, origin: 'http://localhost:4173' };
    expect(gameAddress('//localhost:4174/slot', here)).toBe('http://localhost:4174/slot');
    expect(gameAddress('//games.example/slot', here)).toBe('https://games.example/slot');
  });

  it('never gets the origin of the app', () => {
    assert(
      property(webUrl({ validSchemes: ['http', 'https'] }), (address) => {
        const own = new URL(address).origin;
        expect(gameAddress(address, { base: null, origin: own })).toBeNull();
      }),
    );
  });
});

describe('customer service', () => {
  it.each([
    'https://help.example/',
    'mailto:help@parola.example',
    'tel:+63285550123',
    'tg://resolve?domain=x',
  ])('is reached by %s', (address) => expect(contactAddress(` ${address} `)).toBe(address));

  it.each(['', 'help', 'javascript:alert(1)', 'http://help.example', 'file:///etc/passwd'])(
    'is not reached by "%s"',
    (address) => expect(contactAddress(address)).toBeNull(),
  );
});

describe('a link in a text of the operator', () => {
  it.each(['https://example.com/a?b=1', 'mailto:help@parola.example', 'tel:+63285550123'])(
    'leads to %s',
    (address) => expect(linkAddress(` ${address} `)).toBe(address),
  );

  it.each([
    '',
    '/promotions',
    '//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://example.com',
    'intent://x',
    'blob:https://example.com/1',
  ])('leads nowhere for "%s"', (address) => expect(linkAddress(address)).toBeNull());
});
