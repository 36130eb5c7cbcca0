import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { grounds } from './use-appearance.ts';

it('knows the background of the theme', () => {
  const colours = readFileSync(join(import.meta.dirname, '../theme/colours.css'), 'utf8');
  expect(colours).toContain(`--ground-0: light-dark(${grounds.light}, ${grounds.dark});`);
});
