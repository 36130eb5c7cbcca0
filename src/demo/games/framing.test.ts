import { describe, expect, it } from 'vitest';
import { contentPolicy, parentOrigin } from './framing.ts';

const loopback = ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];

describe('parentOrigin', () => {
  it('returns the first claimed origin that may frame the game', () => {
    expect(parentOrigin(loopback, ['https://elsewhere.example', 'http://localhost:4173'])).toBe(
      'http://localhost:4173',
    );
    expect(parentOrigin(loopback, ['http://[::1]:4173'])).toBe('http://[::1]:4173');
    expect(parentOrigin(['https://play.example'], ['https://play.example'])).toBe(
      'https://play.example',
    );
  });

  it.each([
    'http://localhost.evil.example:4173',
    'http://localhost:4173.evil.example',
    'https://localhost:4173',
    'http://localhost:41731234',
    'http://127x0.0.1:80',
    'null',
    '*',
    '',
  ])('never returns %s', (origin) => {
    expect(parentOrigin(loopback, [origin])).toBeNull();
  });

  it('returns the only allowed origin when the browser does not report the parent', () => {
    expect(parentOrigin(['https://play.example'], [])).toBe('https://play.example');
    expect(parentOrigin(loopback, [])).toBeNull();
    expect(parentOrigin(['http://localhost:*'], [])).toBeNull();
    expect(parentOrigin([], ['http://localhost:4173'])).toBeNull();
  });
});

describe('contentPolicy', () => {
  it('lists the allowed ancestors without invalid sources', () => {
    expect(contentPolicy(loopback)).toContain(
      'frame-ancestors http://localhost:* http://127.0.0.1:*;',
    );
    expect(contentPolicy([])).toContain("frame-ancestors 'none'");
    expect(contentPolicy(["https://a.example; script-src 'unsafe-inline'"])).toContain(
      "frame-ancestors 'none'",
    );
  });
});
