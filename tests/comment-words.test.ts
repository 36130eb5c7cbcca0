import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hardComments } from './support/comment-words.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'sw', 'tests'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|js|mjs)$/.test(file) && existsSync(file));

describe('comments', () => {
  it('name things, in every file', () => {
    expect(files.length).toBeGreaterThan(2_000);
    expect(files.flatMap((file) => hardComments(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    '/** What a bet pays. */',
    ' * Who has sent it.',
    '// Where the row is scrolled to.',
    '/** The clock: that of the store. */',
    '/** Tells whether a game is open. */',
    ' * The member is told.',
  ])('are refused when they read %s', (line) => {
    expect(hardComments('a.ts', `const a = 1;\n${line}\n`)).toHaveLength(1);
  });

  it.each([
    '/** The payout of a bet. */',
    "const text = 'What is that of?';",
    '// Which one? Both.',
    '/** `told` counts the events. */',
  ])('and code are accepted when they read %s', (line) => {
    expect(hardComments('a.ts', line)).toEqual([]);
  });
});
