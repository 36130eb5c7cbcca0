// Texts outside the screen stand in catalogues: one file a system and language. The texts of the screen are checked by
// `locales.test.ts`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';

const isCatalogue = /\/texts\/[A-Z]{2}\.ts$/;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/*.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

/** The folders with catalogues. */
const systems = sources
  .filter((file) => file.endsWith('/texts/EN.ts'))
  .map((file) => file.slice(0, -'/EN.ts'.length));

/** The texts of a system in a language, in the order of the file. */
async function textsOf(system: string, language: string): Promise<[key: string, text: string][]> {
  const loaded: Record<string, Record<string, string>> = await import(
    /* @vite-ignore */ resolve(`${system}/${language}.ts`)
  );
  return Object.entries(loaded[language] ?? {});
}

/** The names in braces of a text, in order. */
const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

it.each(systems)('%s has the same texts in each language', async (system) => {
  const english = await textsOf(system, 'EN');
  expect(english.length).toBeGreaterThan(0);
  for (const language of languageCodes) {
    const texts = await textsOf(system, language);
    expect(
      texts.map(([key, text]) => [key, namesIn(text)]),
      language,
    ).toEqual(english.map(([key, text]) => [key, namesIn(text)]));
    expect(
      texts.filter(([, text]) => text.trim() === ''),
      language,
    ).toEqual([]);
  }
});

/** A template in the code as a pattern of the keys that it can make. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`));
  return new RegExp(`^${parts.join(String.raw`[\w.]+`)}$`);
}

const code = sources
  .filter((file) => !isCatalogue.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const written = new Set(Array.from(code.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g), ([, key]) => key));
const templates = Array.from(
  new Set(
    Array.from(
      code.matchAll(/`((?:[a-z]\w*|\$\{[^{}`]*\})\.(?:[\w.]|\$\{[^{}`]*\})+)`/g),
      ([, text]) => text ?? '',
    ),
  ),
)
  .filter((text) => /\$\{/.test(text) && /[a-z]/.test(text.replaceAll(/\$\{[^}]*\}/g, '')))
  .map(patternOf);

it.each(systems)('%s has no text that nothing reads', async (system) => {
  const unused = (await textsOf(system, 'EN'))
    .map(([key]) => key)
    .filter((key) => !written.has(key) && !templates.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});
