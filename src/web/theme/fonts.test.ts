import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'measures.css'), 'utf8');

/** The value of a custom property, with the properties it uses. */
function valueOf(name: string): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, used: string) => valueOf(used));
}

/** The system font of each platform for a script. */
const fonts = {
  Thai: ['Noto Sans Thai', 'Leelawadee UI', 'Thonburi', 'Loma'],
  Chinese: ['Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', 'PingFang SC'],
};

describe.each(['--face-text', '--face-display'])('the fonts of %s', (face) => {
  it.each(Object.entries(fonts))('name the system fonts for %s', (_, names) => {
    const stack = valueOf(face)
      .split(',')
      .map((one) => one.trim().replaceAll("'", ''));
    expect(stack).toEqual(expect.arrayContaining(names));
    expect(stack.at(-1)).toBe('sans-serif');
  });
});
