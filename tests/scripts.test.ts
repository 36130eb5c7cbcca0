import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseParts, partsOf } from './support/soak.mjs';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Syntax that one of sh and cmd.exe reads in another way, or not at all. `&&` is the same in both. */
const shellSyntax = /^\s*\w+=|\bexec\b|[|;<>$'`*~]|(?<!&)&(?!&)|&&\s*\w+=/;

describe('the scripts of package.json', () => {
  it.each(Object.entries(scripts))('run %s in any shell', (_, script) => {
    expect(script).not.toMatch(shellSyntax);
  });

  it.each([
    'exec node x',
    'PORT=1 node x',
    'npm run build && PORT=1 node x',
    'node x | tee log',
    'node x; node y',
    'node x &',
    "node 'x'",
  ])('must not be like %s', (script) => expect(script).toMatch(shellSyntax));
});

const namesOf = (...words: string[]) => chooseParts(partsOf('1'), words).map(([name]) => name);

describe('the parts of the soak', () => {
  it('are all parts, one, or the parts about money', () => {
    expect(namesOf()).toEqual(Object.keys(partsOf('1')));
    expect(namesOf('--only', 'axe')).toEqual(['axe']);
    expect(namesOf('--only', 'money')).toEqual(['kills', 'crashPoints', 'simulation']);
  });

  it('are named when a name is unknown or missing', () => {
    expect(() => namesOf('--only', 'kill')).toThrow('"kill", only kills, crashPoints');
    expect(() => namesOf('--only')).toThrow('""');
    expect(() => namesOf('--only', 'constructor')).toThrow('constructor');
  });
});
