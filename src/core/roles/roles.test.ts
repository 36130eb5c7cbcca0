import { describe, expect, it } from 'vitest';
import { accountTypes } from '#protocol/model/member.ts';
import {
  accessTo,
  hasClub,
  isAgent,
  mayDeposit,
  mayRefer,
  refusedEntry,
} from '../access/access.ts';
import {
  accountTypeOf,
  hasInbox,
  isTrial,
  mayEnterAgentCentre,
  mayEnterMemberCentre,
  reloadsMember,
} from './roles.ts';

/** The account types for which a rule holds. */
const holding = (rule: (type: (typeof accountTypes)[number]) => boolean) =>
  accountTypes.filter(rule);

describe('a sign-in that leads to a page', () => {
  it.each([
    ['/agentHome', 0, 'agent_only'],
    ['/agentHome?tab=team', 4, 'agent_only'],
    ['/agentHome', 41, null],
    ['/member?page=securityCenter', 4, 'member_only'],
    ['/member', 0, null],
    ['/promotions', 4, null],
    [undefined, 0, null],
  ] as const)('to %s by an account of type %i is refused with %s', (address, type, refusal) => {
    expect(refusedEntry(address, type)).toBe(refusal);
  });
});

describe('an account of type', () => {
  it('1, 2, 4, 41 or 42 is an agent', () => expect(holding(isAgent)).toEqual([1, 2, 4, 41, 42]));
  it('1, 2, 41 or 42 may enter the agent centre', () =>
    expect(holding(mayEnterAgentCentre)).toEqual([1, 2, 41, 42]));
  it('4 is a trial account', () => expect(holding(isTrial)).toEqual([4]));
  it('4 may not enter the member centre and not deposit', () => {
    expect(holding(mayEnterMemberCentre)).toEqual([0, 1, 2, 41, 42]);
    expect(holding(mayDeposit)).toEqual([0, 1, 2, 41, 42]);
  });
  it('0, 1 or 2 has an inbox', () => expect(holding(hasInbox)).toEqual([0, 1, 2]));
  it('4 does not reload the member', () =>
    expect(holding(reloadsMember)).toEqual([0, 1, 2, 41, 42]));
  it('0 may refer others in the member centre', () => expect(holding(mayRefer)).toEqual([0]));
});

describe('the club', () => {
  it('is for members with a label of type AUTO', () => {
    expect(hasClub({ club: { name: 'Gold', type: 'AUTO' } })).toBe(true);
    expect(hasClub({ club: { name: 'Gold', type: 'MANUAL' } })).toBe(false);
    expect(hasClub({ club: null })).toBe(false);
  });
});

describe('a stored account type', () => {
  it('is read if it is valid', () => {
    expect(['0', '1', '42'].map(accountTypeOf)).toEqual([0, 1, 42]);
  });
  it('is null if it is invalid', () => {
    expect([null, '', '3', 'agent', '-1'].map(accountTypeOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('a guest', () => {
  it.each([
    'lottery',
    'bingo',
    'vendorGames',
    'favourites',
    'referral',
    'memberCentre',
    'deposit',
    'agentCentre',
  ] as const)('has to sign in before %s', (place) => expect(accessTo(place, null)).toBe('signIn'));
});

describe('a member', () => {
  it.each(['lottery', 'bingo', 'vendorGames', 'favourites', 'memberCentre', 'deposit'] as const)(
    'may open %s',
    (place) => expect(accessTo(place, 0)).toBe('open'),
  );

  it('without agent rights gets a warning at the agent centre', () => {
    expect([0, 4].map((type) => accessTo('agentCentre', type === 0 ? 0 : 4))).toEqual([
      'warning',
      'warning',
    ]);
  });

  it('with agent rights may open the agent centre', () => {
    for (const type of [1, 2, 41, 42] as const) expect(accessTo('agentCentre', type)).toBe('open');
  });

  it('with a trial account gets a warning at the member centre and the deposit', () => {
    expect([accessTo('memberCentre', 4), accessTo('deposit', 4)]).toEqual(['warning', 'warning']);
  });

  it('of a type that ends in 0 may refer others, and others see the promotions', () => {
    expect(accessTo('referral', 0)).toBe('open');
    for (const type of [1, 2, 4, 41, 42] as const) {
      expect(accessTo('referral', type)).toBe('promotions');
    }
  });
});
