import { describe, expect, it } from 'vitest';
import { cacheControlOf } from '../cache-rules.ts';
import { headersFile } from './headers-file.ts';

const paths = ['/index.html', '/sw.js', '/assets/a-1.js', '/assets/b-2.css', '/icons/any-192.png'];

describe('the headers file of a static host', () => {
  const files = new Map(paths.map((path) => [path, { cacheControl: cacheControlOf(path) }]));
  const text = headersFile({ gameOrigins: ['https://games.example'], policy: {}, files });
  const rules = new Map(
    text
      .split(/\n(?=\/)/)
      .map((rule) => [rule.split('\n')[0], rule.split('\n').slice(1).join('\n')]),
  );

  it('protects every path', () => {
    expect(rules.get('/*')).toContain("Content-Security-Policy: default-src 'none'");
    expect(rules.get('/*')).toContain('frame-src https://games.example');
    expect(rules.get('/*')).not.toContain('Cache-Control');
  });

  it('has one caching rule for each kind of file', () => {
    expect(rules.get('/assets/*')).toContain('immutable');
    expect(rules.get('/icons/*')).toContain('max-age=2592000');
    expect(rules.get('/sw.js')).toContain('no-cache');
    expect(rules.get('/rng')).toContain('no-cache');
    const matching = [...rules.keys()].filter((path = '') => path.startsWith('/assets'));
    expect(matching).toEqual(['/assets/*']);
  });
});
