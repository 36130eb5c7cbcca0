import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, findPages, stretches, wordsOf } from './find-words.ts';

const pages = [
  { title: 'Withdrawing', text: 'An account in your own name. Deposits come first.' },
  { title: 'Depositing', text: 'Choose an e-wallet and follow its page.' },
  { title: 'Señor Piñata', text: 'Pag-iingat sa account mo' },
  { title: 'การถอนเงิน', text: 'ผูกบัญชีธนาคารชื่อของคุณ' },
  { title: '提款', text: '绑定本人名下的银行账户。' },
];

const found = (typed: string) => findPages(pages, wordsOf(typed)).map(({ title }) => title);

describe('searching words', () => {
  it.each([
    ['wallet', ['Depositing']],
    ['DEPOSIT', ['Depositing', 'Withdrawing']],
    ['name  own account', ['Withdrawing']],
    ['senor pinata', ['Señor Piñata']],
    ['SEÑOR', ['Señor Piñata']],
    ['ธนาคาร', ['การถอนเงิน']],
    ['银行', ['提款']],
    ['wallet nowhere', []],
  ])('finds pages with each of “%s”', (typed, titles) => expect(found(typed)).toEqual(titles));

  it('distinguishes the vowels of Thai', () => {
    expect(found('บญชี')).toEqual([]);
  });
});

const marked = (text: string, typed: string) =>
  stretches(text, wordsOf(typed))
    .map((stretch) => (stretch.found ? `[${stretch.text}]` : stretch.text))
    .join('');

describe('marking matches', () => {
  it.each([
    ['A deposit, Deposited', 'deposit', 'A [deposit], [Deposit]ed'],
    ['El Niño', 'nino', 'El [Niño]'],
    ['abcabc', 'abc bca', '[abcabc]'],
    ['İstanbul ﬁsh', 'sh', 'İstanbul ﬁ[sh]'],
    ['nothing', 'x', 'nothing'],
    ['', 'x', ''],
  ])('in %s for %s', (text, typed, shown) => expect(marked(text, typed)).toBe(shown));

  it('leaves any text as it is', () => {
    const any = string({ unit: 'grapheme' });
    assert(
      property(any, any, (text, typed) => {
        const whole = stretches(text, wordsOf(typed)).map((stretch) => stretch.text);
        expect(whole.join('')).toBe(text);
      }),
    );
  });
});

describe('an excerpt', () => {
  const text = `${'Some words go before. '.repeat(10)}The receipt is here. ${'And more follow. '.repeat(10)}`;

  it('is the text around the first match', () => {
    const cut = excerpt(text, ['receipt'], 60);
    expect(cut).toContain('receipt');
    expect(cut).toMatch(/^….+…$/);
    expect(cut.length).toBeLessThanOrEqual(62);
  });

  it('is the beginning without a match', () => {
    expect(excerpt(text, ['absent'], 20)).toBe('Some words go before…');
    expect(excerpt('Short.', [], 20)).toBe('Short.');
  });

  it('of a script without spaces contains the match', () => {
    expect(excerpt(`${'字'.repeat(300)}提款${'字'.repeat(300)}`, ['提款'], 40)).toContain('提款');
  });
});
