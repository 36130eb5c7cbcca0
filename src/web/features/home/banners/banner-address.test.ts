import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bannerAddress } from './banner-address.ts';

function addressOf(kind: string, target: string) {
  return bannerAddress({ opens: { kind, target } });
}

describe('the address of a banner', () => {
  it.each([
    ['PAGE', '/promotions?type=referral', { page: '/promotions?type=referral' }],
    ['page', '/rng', { page: '/rng' }],
    ['PROMOTION', '7&x=1', { page: '/promotions/detail?id=7%26x%3D1' }],
    ['GAME', '10104', { page: '/seamless?node=10104' }],
    ['URL', 'https://example.com/a', { site: 'https://example.com/a' }],
    ['PAGE', '//evil.example', null],
    ['PAGE', '/\\evil.example', null],
    ['PAGE', '/\t/evil.example', null],
    ['PAGE', 'javascript:alert(1)', null],
    ['GAME', '1; drop', null],
    ['URL', 'mailto:help@parola.example', { site: 'mailto:help@parola.example' }],
    ['URL', 'javascript:alert(1)', null],
    ['URL', ' JAVASCRIPT:alert(1)', null],
    ['URL', 'data:text/html,a', null],
    ['URL', 'http://example.com', null],
    ['URL', 'not an address', null],
    ['OTHER', '/rng', null],
  ])('of %s %s is %o', (kind, target, address) => {
    expect(addressOf(kind, target)).toEqual(address);
  });

  it('is null when it opens nothing', () => {
    expect(bannerAddress({ opens: null })).toBeNull();
  });

  it('never leaves the origin for a page', () => {
    const kinds = fc.constantFrom('PAGE', 'PROMOTION', 'GAME');
    const targets = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.webUrl().map((url) => url.slice(6)),
    );
    fc.assert(
      fc.property(kinds, targets, (kind, target) => {
        const address = addressOf(kind, target);
        if (address === null || !('page' in address)) return;
        const { origin } = new URL(address.page, 'https://parola.example');
        expect(origin).toBe('https://parola.example');
      }),
    );
  });
});
