import { describe, expect, it } from 'vitest';
import { dialogAddress } from './dialog-address.ts';
import { dialogSearch, validateDialogSearch } from './dialogs.ts';

/** The keys that have a value. */
const present = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe('the search of an address', () => {
  it.each([
    [{ dialog: 'contact' }, { dialog: 'contact' }],
    [
      { dialog: 'login', next: '/rng', trial: true },
      { dialog: 'login', next: '/rng', trial: true },
    ],
    [{ dialog: 'login', next: '//a.example' }, { dialog: 'login' }],
    [{ dialog: 'login', next: '/\\a.example' }, { dialog: 'login' }],
    [{ dialog: 'login', next: 7, trial: 'yes' }, { dialog: 'login' }],
    [{ dialog: 'contact', next: '/rng', card: 'FISH-LAMBAT' }, { dialog: 'contact' }],
    [
      { dialog: 'vendorGames', card: 'FISH-LAMBAT' },
      { dialog: 'vendorGames', card: 'FISH-LAMBAT' },
    ],
    [{ dialog: 'vendorGames' }, {}],
    [{ dialog: 'nonsense', next: '/rng' }, {}],
    [{ dialog: 'toString' }, {}],
    [{ next: '/rng' }, {}],
  ])('%o opens %o', (search, opened) => {
    expect(present(validateDialogSearch(search))).toEqual(opened);
  });

  it('of a dialog overwrites the parameters of the dialog before it', () => {
    const before = { sort: 'name', ...dialogSearch('vendorGames', { card: 'RNG-TALA' }) };
    expect(present({ ...before, ...dialogSearch('login', { next: '/rng' }) })).toEqual({
      sort: 'name',
      dialog: 'login',
      next: '/rng',
    });
  });
});

it('an address that opens a dialog has its parameters encoded', () => {
  expect(dialogAddress('/rng', 'vendorGames', { card: 'RNG-A&B' })).toBe(
    '/rng?dialog=vendorGames&card=RNG-A%26B',
  );
});
