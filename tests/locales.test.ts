import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';

const read = (code: string) => readFileSync(`locales/${code}.po`, 'utf8');
const translations = languageCodes.filter((code) => code !== 'EN');

async function messages(code: string) {
  const context = { locale: code, sourceLocale: 'EN', filename: `locales/${code}.po` };
  return Object.entries(await formatter().parse(read(code), context));
}

/** The values and tags a message is filled with; every translation needs the same. The text of a plural is none. */
function slots(text: string | undefined): string[] {
  const names = text?.match(/\{\w+(?=\s*[,}])|<\/?\d+\/?>/g) ?? [];
  return [...new Set(names)].toSorted();
}

describe('the catalogues', () => {
  it('have exactly the messages of the source', () => {
    const before = languageCodes.map((code) => [code, read(code)] as const);
    execFileSync('npx', ['lingui', 'extract', '--clean'], { stdio: 'ignore' });
    const after = languageCodes.map((code) => [code, read(code)] as const);
    for (const [code, text] of before) writeFileSync(`locales/${code}.po`, text);
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(before));
  }, 240_000);

  it.each(translations)('have all translations in %s', async (code) => {
    const missing = (await messages(code)).filter(([, { translation }]) => !translation);
    expect(missing.map(([, { message }]) => message)).toEqual([]);
  });

  it.each(translations)('keep every value and tag in %s', async (code) => {
    const wrong = (await messages(code)).filter(
      ([, { message, translation }]) => slots(message).join() !== slots(translation).join(),
    );
    expect(wrong.map(([, { message }]) => message)).toEqual([]);
  });

  // A Trans reads the tags of a text as its own and loses them. The text stands in an element that is a value: `{shownName}`.
  it('surround no text of others with a tag of the message', async () => {
    const isOurs = (name = '') => name === 'percent' || name.startsWith('shown');
    const wrong = (await messages('EN')).flatMap(([, { message = '' }]) =>
      [...message.matchAll(/<(\d+)>\{(\w+)\}<\/\1>/g)].filter(([, , name]) => !isOurs(name)),
    );
    expect(wrong.map(([found]) => found)).toEqual([]);
  });

  it.each(languageCodes)('have no merge markers in %s', (code) => {
    expect(read(code)).not.toMatch(/<{7}|={7}|>{7}/);
  });
});
