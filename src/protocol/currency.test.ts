import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Texts have it in their words. Amounts may be written with it, and the first words of a start name one. The browsers load
 * games and the chat module by module from an origin of their own, which has no other folder.
 */
const mayNameIt =
  /\/texts\/|\.test\.tsx?$|^src\/(protocol\/(currency|written-amount)|host\/welcome|demo\/(chat|games)\/client\/\w+)\.ts$/;

/** Code without its comments. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '');
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'sw'], {
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && existsSync(file));

it('the currency is named in one file', () => {
  expect(files.length).toBeGreaterThan(2_000);
  const named = files.filter((file) => !mayNameIt.test(file) && /₱|["'`]PHP\b/.test(codeOf(file)));
  expect(named).toEqual([]);
});
