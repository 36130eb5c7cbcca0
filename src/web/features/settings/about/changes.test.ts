import { readFileSync } from 'node:fs';
import { object, parse, string } from 'valibot';
import { expect, it } from 'vitest';
import { releases } from './changes.ts';

it('lists the changes of the release', () => {
  const text: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  const { version } = parse(object({ version: string() }), text);
  expect(releases[0]?.version).toBe(version);
  for (const { changes } of releases) expect(changes.length).toBeGreaterThan(0);
});
