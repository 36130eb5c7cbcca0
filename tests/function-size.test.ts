import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longFunctions } from './support/function-size.ts';

/** Tests, generated files, and the invented content and pictures of the demo have no limit. */
const unlimited = /\.test\.tsx?$|\.gen\.ts$|^src\/demo\/(content|art)\//;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'sw', '*.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(src|sw)\/.*\.tsx?$|^[^/]+\.ts$/.test(file))
  .filter((file) => !unlimited.test(file) && existsSync(file));

const statements = (count: number) => Array.from({ length: count }, () => 'f();').join('\n');

describe('the length of functions', () => {
  it('is at most 60 lines in every file', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => longFunctions(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['a function', (body: string) => `function long() {\n${body}\n}`],
    ['an arrow function', (body: string) => `const long = () => {\n${body}\n};`],
    ['a method', (body: string) => `const it = {\nlong() {\n${body}\n} };`],
    ['a method of a class', (body: string) => `class It {\nlong() {\n${body}\n} }`],
    ['a component', (body: string) => `export function long() {\n${body}\nreturn <p />; }`],
    ['a factory with statements', (body: string) => `function createLong() {\n${body}\n}`],
  ])('counts the lines of %s', (_, source) => {
    expect(longFunctions('a.tsx', source(statements(58)))).toEqual([]);
    expect(longFunctions('a.tsx', source(statements(59)))).toHaveLength(1);
  });

  it('counts a function inside another in both', () => {
    const inner = `const inner = () => {\n${statements(60)}\n};`;
    expect(longFunctions('a.ts', `function outer() {\n${inner}\n}`)).toEqual([
      'a.ts: outer has 64 lines',
      'a.ts: inner has 62 lines',
    ]);
  });

  it('counts a function inside a factory once, and as one line of the factory', () => {
    const inner = (name: string, count: number) => `function ${name}() {\n${statements(count)}\n}`;
    const factory = (...body: string[]) => `function createIt() {\n${body.join('\n')}\n}`;
    const methods = `return {\nasync one() {\n${statements(50)}\n},\ntwo: () => {\n${statements(50)}\n},\n};`;
    expect(longFunctions('a.ts', factory(inner('one', 50), inner('two', 50), methods))).toEqual([]);
    expect(longFunctions('a.ts', factory(inner('one', 59), inner('two', 50)))).toEqual([
      'a.ts: one has 61 lines',
    ]);
    expect(longFunctions('a.ts', factory(inner('one', 50), statements(58)))).toEqual([
      'a.ts: createIt has 61 lines',
    ]);
  });

  it('does not count blank lines and comments', () => {
    const quiet = Array.from({ length: 40 }, () => '\n// a note\n/* two\nlines */').join('\n');
    expect(longFunctions('a.ts', `function quiet() {\n${quiet}\n${statements(58)}\n}`)).toEqual([]);
  });

  it('reports a file that cannot be parsed', () => {
    expect(longFunctions('a.ts', 'function (')).toEqual(['a.ts: cannot be parsed']);
  });
});
