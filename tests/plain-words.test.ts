import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hardWords } from './support/plain-words.ts';

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'README.md', 'src', 'sw', 'tests'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(tsx?|js|mjs|md)$/.test(file) && existsSync(file));

describe('READMEs, comments, titles of tests and names', () => {
  it('use the words of the field, in every file', () => {
    expect(files.length).toBeGreaterThan(2_000);
    expect(files.flatMap((file) => hardWords(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    '/** What a bet pays. */',
    ' * Who has sent it.',
    '// Where the row is scrolled to.',
    '/** How long a call may take. */',
    ' * Why a file is refused.',
    '/** When the answer was sent. */',
    '/** The clock: that of the store. */',
    '/** Tells whether a game is open. */',
    ' * The member is told.',
    "it('tells the member', () => {",
    "  ])('is that of %s', () => {",
    "it('that is open shows its amount', () => {",
    "])('is open %s', () => {",
    'const tellMember = 1;',
    'function hear() {}',
  ])('are refused when they read %s', (line) => {
    expect(hardWords('a.ts', `const a = 1;\n${line}\n`)).toHaveLength(1);
  });

  it.each([
    '/** The payout of a bet. */',
    "const text = 'What is that of?';",
    '// Which one? Both.',
    ' * When the page is hidden, the timer stops.',
    '/** `told` counts the events. */',
    "  it('that is open shows its amount', () => {",
    "it('a game that is open shows its amount', () => {",
    'const heartbeat = 1;',
  ])('and code are accepted when they read %s', (line) => {
    expect(hardWords('a.ts', line)).toEqual([]);
  });

  it('are read in every line of a README', () => {
    expect(hardWords('README.md', 'The clock is that of the store.')).toHaveLength(1);
    expect(hardWords('README.md', 'What a bet pays is in the ledger.')).toEqual([]);
  });
});
