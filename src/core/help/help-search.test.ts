import { describe, expect, it } from 'vitest';
import { helpGroups, helpNeighbours } from './help-search.ts';

const tagged = (...tags: string[]) => tags.map((tag) => ({ tag }));
const tagsOf = (articles: readonly { tag: string }[]) => articles.map(({ tag }) => tag);

describe('the groups of help', () => {
  it('are the beginnings of tags, in the order of the operator', () => {
    const articles = tagged('money.deposit', 'account.open', 'money.bonus', 'faq', 'Account.close');
    expect(helpGroups(articles).map((group) => [group.code, tagsOf(group.articles)])).toEqual([
      ['money', ['money.deposit', 'money.bonus']],
      ['account', ['account.open', 'Account.close']],
      ['', ['faq']],
    ]);
  });
});

describe('neighbours of an article', () => {
  const articles = tagged('one', 'two', 'three');

  it.each([
    ['one', undefined, 'two'],
    ['two', 'one', 'three'],
    ['three', 'two', undefined],
    ['gone', undefined, undefined],
  ])('stands between its neighbours: %s', (tag, before, after) => {
    const found = helpNeighbours(articles, tag);
    expect([found.before?.tag, found.after?.tag]).toEqual([before, after]);
  });
});
