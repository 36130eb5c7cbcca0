import { describe, expect, it } from 'vitest';
import { pageFor } from './page-for.ts';

describe('a navigation', () => {
  it.each([
    ['/', '/index.html'],
    ['/rng', '/app.html'],
    ['/promotions/detail', '/app.html'],
    ['/nowhere', 'network'],
    ['/robots.txt', 'network'],
    ['/_operator', null],
    ['/lotto/page', null],
  ])('to %s is answered by %s', (path, page) => expect(pageFor(path)).toBe(page));
});
