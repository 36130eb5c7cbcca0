import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(folder, file), 'utf8') }));

const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
const [, marked = ''] =
  /forced-colors: active\) \{\s*:where\((.*?)\n {2}\) \{\s*outline/s.exec(base) ?? [];

/** States that style sheets show by colours, and the part of the rule that marks them by a line of the system. */
const states = {
  'aria-current': /\[aria-current\]/,
  'aria-selected': /\[aria-selected='true'\]/,
  'aria-pressed': /\[aria-pressed='true'\]/,
  'data-active': /\[data-active\]/,
  'has(:checked)': /label:has\(\[type='radio'\]:checked\)/,
} as const;

describe('with colours of the system', () => {
  it.each(Object.entries(states))('%s is marked by a line', (state, part) => {
    expect(sheets.some(({ css }) => css.includes(state))).toBe(true);
    expect(marked).toMatch(part);
  });

  it('no other state of a choice is shown by a style sheet', () => {
    const known = new Set([
      ...Object.keys(states),
      'aria-invalid',
      'aria-disabled',
      'aria-expanded',
      'aria-busy',
    ]);
    const found = sheets.flatMap(({ css }) =>
      [...css.matchAll(/\[(aria-[a-z]+)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(found)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('nothing is hidden by a transparent colour alone', () => {
    const hidden = sheets.filter(({ css }) =>
      /(?:^|[\s;{])color: transparent|border: solid transparent/.test(css),
    );
    expect(hidden.length).toBeGreaterThan(0);
    const seen = hidden.filter(({ css }) => !css.includes('forced-colors: active'));
    expect(seen.map(({ file }) => file)).toEqual([]);
  });
});
