import { describe, expect, it } from 'vitest';
import { mergePolicies, securityHeaders } from './headers.ts';

const games = ['https://games.example', 'https://*.vendor.example'];

const addHeaders = securityHeaders(games, { 'style-src': ["'sha256-abc'"] });

function headersOf(answer: Record<string, string>, secure = false): Headers {
  const headers = new Headers(answer);
  addHeaders(headers, secure);
  return headers;
}

describe('the headers of an answer', () => {
  it('allow own files, inlined texts, and the games in frames', () => {
    const policy = headersOf({}).get('Content-Security-Policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-abc'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src https://games.example https://*.vendor.example',
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types app dompurify',
    ]);
  });

  it("allow the brand's third parties and no others", () => {
    const brand = { 'script-src': ['https://vendor.example'], 'trusted-types': ['default'] };
    const built = mergePolicies({ 'script-src': ["'sha256-abc'"] }, brand);
    const headers = new Headers();
    securityHeaders(games, built)(headers, false);
    const policy = headers.get('Content-Security-Policy')?.split('; ') ?? [];
    expect(policy).toContain("script-src 'self' 'sha256-abc' https://vendor.example");
    expect(policy).toContain('trusted-types app dompurify default');
    expect(policy).toContain("connect-src 'self'");
  });

  it('allow fullscreen for the app and its games only', () => {
    const powers = headersOf({}).get('Permissions-Policy');
    expect(powers).toContain(
      'fullscreen=(self "https://games.example" "https://*.vendor.example")',
    );
    expect(powers).toContain('camera=()');
  });

  it('keep the policy of an answer of the gateway', () => {
    const headers = headersOf({ 'Content-Security-Policy': 'sandbox' });
    expect(headers.get('Content-Security-Policy')).toBe('sandbox');
    expect(headers.has('Permissions-Policy')).toBe(false);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('keep paths and queries out of the Referer, because an address may carry a token', () => {
    expect(headersOf({}).get('Referrer-Policy')).toBe('strict-origin');
  });

  it('have Strict-Transport-Security over HTTPS only', () => {
    expect(headersOf({}, true).has('Strict-Transport-Security')).toBe(true);
    expect(headersOf({}).has('Strict-Transport-Security')).toBe(false);
  });
});
