import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bareTexts } from './support/bare-texts.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/web'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.test)\.tsx$/.test(file) && existsSync(file));

const found = (markup: string) =>
  bareTexts('a.tsx', `const mark = <b />; export const A = () => ${markup};`);

describe('a text that changes', () => {
  it('stands in an element of its own, which a translator of the browser leaves to React', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => bareTexts(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['<p>{count} games</p>'],
    ['<p><Icon />{error}</p>'],
    ['<>{t(name)}<Icon /></>'],
    ['<Button><Icon />{formatMoney(amount)}</Button>'],
    ['<p><Icon />{isOpen && t`Open`}</p>'],
    ['<p><Icon />{isOpen ? `${count}` : <b />}</p>'],
    ['<p><b />{bet.stake}</p>'],
    ['<p><b />{" · "}</p>'],
  ])('is found in %s', (markup) => {
    expect(found(markup)).toHaveLength(1);
  });

  it.each([
    ['<p>{count}</p>'],
    ['<p><Icon /><span>{count}</span></p>'],
    ['<p><Icon />{" "}{children}</p>'],
    ['<p><Icon />{mark}</p>'],
    ['<ul><li />{rows.map((row) => <li>{row}</li>)}</ul>'],
    ['<p><Trans>{count} games of <b>{name}</b></Trans></p>'],
    ['<p><b />{isOpen && <i />}</p>'],
  ])('is safe in %s', (markup) => {
    expect(found(markup)).toEqual([]);
  });
});
