import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'colours.css'), 'utf8');

/** The value of a colour by day and by night. */
function colour(name: string): { day: string; night: string } {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const [day = '', night = day] = value.match(/#[0-9a-f]{6}/g) ?? [];
  return { day, night };
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG reckons it, the lower of day and night. */
function contrast(words: string, ground: string): number {
  const times = ['day', 'night'] as const;
  const ratios = times.map((time) => {
    const [a, b] = [luminance(colour(words)[time]), luminance(colour(ground)[time])];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
  return Math.min(...ratios);
}

const grounds = ['ground-0', 'ground-1', 'ground-2'];
const on = (words: readonly string[]) => words.flatMap((word) => grounds.map((g) => [word, g]));

describe('by day and by night', () => {
  it.each([
    ...on(['ink', 'ink-soft', 'ink-faint', 'tide', 'lamp-text', 'coral-text', 'sea-text']),
    ['on-lamp', 'lamp'],
    ['on-lamp', 'lamp-deep'],
    ['on-coral', 'coral'],
    ['on-sea', 'sea'],
    ['on-picture', 'picture-shade'],
  ])('%s is read with ease on %s', (words = '', ground = '') => {
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(on(['ink', 'sea-text']))('money in %s stands out from %s', (words = '', ground = '') => {
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(on(['line-strong', 'focus']))('%s bounds a control on %s', (line = '', ground = '') => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
