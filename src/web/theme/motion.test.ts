import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** Properties that the browser's compositor moves by itself, without work on the main thread in each frame. `visibility` changes once. */
const composited = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'visibility']);

/** The properties of the keyframes of a stylesheet. */
function animatedProperties(css: string): string[] {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  const keyframes = [...text.matchAll(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)/g)];
  return keyframes.flatMap(([, steps = '']) =>
    [...steps.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property),
  );
}

it('finds the properties of keyframes', () => {
  const css =
    '@keyframes a { from { opacity: 0; } 50%, to { background-position: 0 0; } } .b { color: red; }';
  expect(animatedProperties(css)).toEqual(['opacity', 'background-position']);
});

it('animates only what the compositor moves', () => {
  expect(files.length).toBeGreaterThan(100);
  const others = files.flatMap((file) =>
    animatedProperties(readFileSync(join(folder, file), 'utf8'))
      .filter((property) => !composited.has(property))
      .map((property) => `${file}: ${property}`),
  );
  expect(others).toEqual([]);
});
