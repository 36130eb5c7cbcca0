import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

describe('a path in a text of the operator', () => {
  it.each([
    ['/download', '/download'],
    [' /help?topic=money.deposit ', '/help?topic=money.deposit'],
    ['/rng?show=hot#top', '/rng?show=hot#top'],
    ['/member?page=deposit&token=stolen', '/member?page=deposit'],
    ['/help/../rng', '/rng'],
  ])('%s leads to our page %s', (address, page) => expect(pageAddress(address)).toBe(page));

  it.each([
    '',
    'download',
    '/nowhere',
    '/wps/session/logout',
    '/_operator',
    '//evil.example/help',
    '/\\evil.example/help',
    '/\t/evil.example',
    '/help/..//evil.example',
    'https://evil.example/help',
    'javascript:alert(1)',
  ])('leads nowhere of ours for "%s"', (address) => expect(pageAddress(address)).toBeNull());
});
