import { describe, expect, it } from 'vitest';
import { popupsDue, publicityOf, type PopupSituation } from './popup-rules.ts';

const announcement = (id: string, execution: string | null) => ({ id, execution });

const announcements = [
  announcement('before', 'B'),
  announcement('after', 'A'),
  announcement('first', 'F'),
  announcement('always', null),
];

/** A guest without news. */
const quiet: PopupSituation = {
  registered: false,
  firstLogin: false,
  newbieHidden: false,
  publicityHidden: false,
  advertised: false,
  closedAnnouncements: [],
  contractsLater: false,
  hasLeft: false,
  appHidden: false,
  signedIn: false,
  type: null,
  announcements: [],
  contractRequests: 0,
  firstDeposit: true,
  installed: false,
  atWork: false,
  isQuiet: false,
};

const due = (situation: Partial<PopupSituation>) => popupsDue({ ...quiet, ...situation });
const member = { signedIn: true, type: 0 } as const;

describe('popups', () => {
  it('are not shown without a reason', () => {
    expect(due({})).toEqual([]);
    expect(due(member)).toEqual([]);
  });

  it('are ordered: greeting, first login, contracts, publicity', () => {
    const all = { registered: true, firstLogin: true, contractRequests: 2, announcements };
    expect(due({ ...member, ...all })).toEqual([
      'registerPromo',
      'newbiePromo',
      'contracts',
      'publicity',
    ]);
  });

  it('ask on a page of forms, and advertise nothing there', () => {
    const all = { registered: true, firstLogin: true, contractRequests: 2, announcements };
    expect(due({ ...member, ...all, atWork: true })).toEqual(['contracts']);
    expect(due({ hasLeft: true, announcements, atWork: true })).toEqual([]);
  });

  it('ask in the quiet hours, and advertise nothing then', () => {
    const all = { registered: true, firstLogin: true, contractRequests: 2, announcements };
    expect(due({ ...member, ...all, isQuiet: true })).toEqual(['contracts']);
  });

  it('greet a player who has registered, signed in or not', () => {
    expect(due({ registered: true })).toEqual(['registerPromo']);
    expect(due({ ...member, registered: true })).toEqual(['registerPromo']);
  });

  it('welcome a first login until hidden, but not trial accounts, which cannot deposit', () => {
    const first = { ...member, firstLogin: true };
    expect(due(first)).toEqual(['newbiePromo']);
    expect(due({ ...first, newbieHidden: true })).toEqual([]);
    expect(due({ ...first, type: 4 })).toEqual([]);
    expect(due({ ...first, signedIn: false })).toEqual([]);
  });

  it('show contract requests until they are postponed', () => {
    const asked = { ...member, contractRequests: 1 };
    expect(due(asked)).toEqual(['contracts']);
    expect(due({ ...asked, contractsLater: true })).toEqual([]);
    expect(due({ ...asked, signedIn: false })).toEqual([]);
  });

  it('offer the app once after signing out, and not inside the app', () => {
    const left = { hasLeft: true };
    expect(due(left)).toEqual(['appDownload']);
    expect(due({ ...left, appHidden: true })).toEqual([]);
    expect(due({ ...left, installed: true })).toEqual([]);
    expect(due({ ...left, ...member })).toEqual([]);
  });

  it('show publicity to guests and members, but not after signing out', () => {
    expect(due({ announcements })).toEqual(['publicity']);
    expect(due({ ...member, announcements })).toEqual(['publicity']);
    expect(due({ announcements, hasLeft: true })).toEqual(['appDownload']);
  });

  it('hide publicity for a member who has closed it, and for members only', () => {
    const closed = { announcements, publicityHidden: true };
    expect(due({ ...member, ...closed })).toEqual([]);
    expect(due(closed)).toEqual(['publicity']);
  });

  it('show one offer or publicity a visit, to guests and members', () => {
    const shown = { announcements, advertised: true };
    expect(due(shown)).toEqual([]);
    expect(due({ ...member, ...shown, firstLogin: true, contractRequests: 1 })).toEqual([
      'contracts',
    ]);
  });

  it('offer no first deposit to a player who has deposited or is long a member', () => {
    const late = { registered: true, firstLogin: true, firstDeposit: false };
    expect(due(late)).toEqual([]);
    expect(due({ ...member, ...late })).toEqual([]);
  });
});

describe('publicity', () => {
  const ids = (signedIn: boolean, closedAnnouncements: string[] = []) =>
    publicityOf(announcements, { signedIn, closedAnnouncements }).map(({ id }) => id);

  it('is for guests, or for members, whose first login has its own', () => {
    expect(ids(false)).toEqual(['before', 'always']);
    expect(ids(true)).toEqual(['first', 'after', 'always']);
  });

  it('omits closed announcements', () => {
    expect(ids(true, ['first', 'always'])).toEqual(['after']);
  });
});
