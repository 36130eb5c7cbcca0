import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'colours.css'), 'utf8');

/** The light and the dark value of a colour token. */
function colour(name: string): { light: string; dark: string } {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  return { light, dark };
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colour tokens, the lower of the two themes. */
function contrast(text: string, ground: string): number {
  const themes = ['light', 'dark'] as const;
  const ratios = themes.map((theme) => {
    const [a, b] = [luminance(colour(text)[theme]), luminance(colour(ground)[theme])];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
  return Math.min(...ratios);
}

const grounds = ['ground-0', 'ground-1', 'ground-2'];
const onGrounds = (names: readonly string[]) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground]));

describe('the contrast in both themes', () => {
  it.each([
    ...onGrounds(['ink', 'ink-soft', 'ink-faint', 'tide', 'lamp-text', 'coral-text', 'sea-text']),
    ['picture-shade', 'player'],
    ['on-lamp', 'lamp'],
    ['on-lamp', 'lamp-deep'],
    ['on-coral', 'coral'],
    ['on-sea', 'sea'],
    ['on-picture', 'picture-shade'],
  ])('of text in %s on %s is at least 4.5', (text = '', ground = '') => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(onGrounds(['ink', 'sea-text']))(
    'of money in %s on %s is at least 7',
    (text = '', ground = '') => {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(onGrounds(['line-strong', 'focus']))(
    'of the control border %s on %s is at least 3',
    (line = '', ground = '') => {
      expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});
