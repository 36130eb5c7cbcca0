import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Files with a plain space before a dot, each with the reason for which the dot begins no line. */
const allowed: Readonly<Record<string, string>> = {
  'src/web/widgets/receipt/row-line.tsx': 'Its style cuts off a dot that begins a line.',
  'src/web/widgets/receipt/receipt-dialog.tsx': 'The title of a shared text has one line.',
  'src/web/features/help/articles.ts': 'A text that is searched, not shown.',
  'src/gateway/operator/client/console-page.tsx': 'The title of a document has one line.',
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'locales'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.test)\.(?:tsx?|po)$/.test(file) && existsSync(file));

/** Numbers of the lines in which a plain space stands before a dot between two values. A comment is not shown. */
const faults = (source: string): number[] =>
  source
    .split('\n')
    .flatMap((line, at) => (/^(?!\s*(?:\/\/|\*|\/\*\*)).* ·/.test(line) ? [at + 1] : []));

describe('a dot between two values', () => {
  it('stays with the value before it, so that it begins no line', () => {
    expect(files.length).toBeGreaterThan(1_500);
    const found = files
      .filter((file) => allowed[file] === undefined)
      .flatMap((file) => faults(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
    expect(found).toEqual([]);
  });

  it.each(Object.keys(allowed))('is allowed after a plain space in %s, which has one', (file) => {
    expect(faults(readFileSync(file, 'utf8'))).not.toEqual([]);
  });

  it.each(['<span>{" · "}</span>', '`${open} · ${staked}`', 'msgid "{0} · {1}"'])(
    'is found after a plain space in %s',
    (line) => expect(faults(line)).toEqual([1]),
  );

  it.each(["{'\\u00a0· '}", '<bdi>{number}</bdi>&nbsp;· <bdi>', '// one · two'])(
    'is safe in %s',
    (line) => expect(faults(line)).toEqual([]),
  );
});
