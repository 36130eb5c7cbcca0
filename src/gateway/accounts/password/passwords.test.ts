import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

it('a gateway without an option hashes passwords at the recommended cost', async () => {
  expect(await createPasswords().hash('Parola2026')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

it('the host gives its gateway no cost of passwords', () => {
  const host = path.join(import.meta.dirname, '../../../host');
  const sources = readdirSync(host, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(host, name), 'utf8'));
  expect(sources.filter((source) => source.includes('storeKey')).length).toBeGreaterThan(0);
  expect(sources.filter((source) => source.includes('passwordCost'))).toEqual([]);
});

it('a hash of another cost is compared, and a missing hash matches nothing', async () => {
  const hash = await createPasswords(cheap).hash('Parola2026');
  const passwords = createPasswords({ ...cheap, timeCost: 2 });
  expect(await passwords.matches(hash, 'Parola2026')).toBe(true);
  expect(await passwords.matches(hash, 'Parola2027')).toBe(false);
  expect(await passwords.matches(null, 'Parola2026')).toBe(false);
});
