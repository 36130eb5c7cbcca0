import { describe, expect, it } from 'vitest';
import { getGames } from '../calls/games.ts';
import { getFeedbackRules } from '../calls/contact/feedback.ts';
import { openLiveStream } from '../calls/live.ts';
import { getBalance } from '../calls/wallet.ts';
import { getWithdrawSettings } from '../calls/cashier/withdrawals.ts';
import { getRegisterRules } from '../calls/register-rules.ts';
import { getDeposit } from '../calls/cashier/deposits.ts';
import { getMember } from '../calls/member.ts';
import { compareReply } from './compare-reply.ts';

const game = {
  nodeId: 1,
  gameId: 'G-1',
  displayName: 'One',
  vassalage: 'HABAGAT',
  gameType: 'RNG',
  supportPlay: true,
};
const page = { games: [game], pageNum: 1, totalPages: 1, totalCount: 1 };

describe('a reply', () => {
  it('in the spelling of our own gateway has no difference', () => {
    expect(compareReply(getGames, page)).toEqual({ isRead: true, differences: [] });
  });

  it.each([
    [{ minBet: '1,250.00' }, 'games[].minBet', 'the text "9,999.99"', 'a number'],
    [{ minBet: 'free' }, 'games[].minBet', 'the text "xxxx"', null],
    [{ isHot: 'yes' }, 'games[].isHot', 'the text "yes"', 'yes'],
    [{ isHot: 'maybe' }, 'games[].isHot', 'the text "xxxxx"', null],
    [{ displayName: 777 }, 'games[].displayName', 'the number 999', 'a text'],
    [{ displayName: true }, 'games[].displayName', 'true', 'a text'],
    [{ displayName: null }, null, '', ''],
    [{ gameType: 'rng' }, 'games[].gameType', 'the word "rng"', 'the word "RNG"'],
    [{ lines: 2.5 }, 'games[].lines', 'the number 9.9', 'a whole number'],
    [
      { displayName: 'x'.repeat(501) },
      'games[].displayName',
      'a text of 501 characters',
      'its first 500',
    ],
    [{ isHot: 'Y', isNew: 0, gameId: 7, roomId: null, more: {} }, null, '', ''],
  ])('with a game with %o', (odd, path, came, madeOf) => {
    const { isRead, differences } = compareReply(getGames, {
      ...page,
      games: [{ ...game, ...odd }],
    });
    expect(isRead).toBe(true);
    expect(differences).toEqual(
      path === null ? [] : [{ kind: 'odd', path, came, madeOf, count: 1 }],
    );
  });

  it('counts the rows that are spelled alike, and those that are left out', () => {
    const { gameId: _, ...without } = game;
    const games = [
      { ...game, minBet: '5.00' },
      { ...game, minBet: '10.00' },
      without,
      { ...game, nodeId: 'a' },
    ];
    expect(compareReply(getGames, { ...page, games }).differences).toEqual([
      {
        kind: 'odd',
        path: 'games[].minBet',
        came: 'the text "9.99"',
        madeOf: 'a number',
        count: 2,
      },
      {
        kind: 'leftOut',
        list: 'games',
        path: 'games[].gameId',
        came: 'missing',
        of: 4,
        count: 2,
      },
    ]);
  });

  it('shows a single item and a map of items in its report', () => {
    const of = (games: unknown) => compareReply(getGames, { ...page, games }).differences;
    const list = { kind: 'odd', path: 'games', madeOf: 'a list', count: 1 };
    expect(of(game)).toEqual([{ ...list, came: 'a single item' }]);
    expect(of({ a: game, b: game })).toEqual([{ ...list, came: 'a map of items' }]);
    expect(of('none')).toEqual([{ ...list, came: 'the text "xxxx"', madeOf: 'an empty list' }]);
  });

  it('without a field that has a default names it', () => {
    expect(compareReply(getFeedbackRules, { minLength: 10 }).differences).toEqual([
      { kind: 'odd', path: 'maxLength', came: 'missing', madeOf: null, count: 1 },
    ]);
  });

  it('without an amount names it', () => {
    expect(compareReply(getBalance, { balance: [] })).toEqual({
      isRead: true,
      differences: [{ kind: 'odd', path: 'sumBalance', came: 'missing', madeOf: null, count: 1 }],
    });
  });

  it.each([
    [{}, 'ticket', 'missing'],
    [{ ticket: 'much' }, 'ticket', 'the text "xxxx"'],
    ['<html>', '', 'the text "<xxxx>"'],
    [null, '', 'null'],
  ])('that cannot be read names the cause: %o', (value, path, came) => {
    expect(compareReply(openLiveStream, value)).toEqual({
      isRead: false,
      differences: [{ kind: 'needed', path, came, count: 1 }],
    });
  });

  it('names fields of the parts of a reply, of a record, of a variant', () => {
    const settings = compareReply(getWithdrawSettings, { opensAt: '2026-11-28 10:00:00' });
    expect(settings.differences).toContainEqual(
      expect.objectContaining({
        path: 'opensAt',
        came: 'the text "9999-99-99 99:99:99"',
        madeOf: 'a time',
      }),
    );
    const rules = compareReply(getRegisterRules, { email: { enabled: 'yes', minLength: '3' } });
    expect(rules.differences.map(({ path }) => path)).toEqual(['email.minLength', 'email.enabled']);
    const { differences } = compareReply(getDeposit, { state: 'paid', createTime: 1_790_000_000 });
    expect(differences).toContainEqual(
      expect.objectContaining({ path: 'createTime', madeOf: 'a time in seconds' }),
    );
    expect(differences).toContainEqual(
      expect.objectContaining({ path: 'depositId', kind: 'needed' }),
    );
  });

  it('shows no value of a person', () => {
    const wire = {
      id: 77,
      account: 'juan',
      nickname: 12,
      type: 'Cruz Street 5',
      regDate: '0917 555 0001',
    };
    const text = JSON.stringify(compareReply(getMember, wire));
    expect(text).not.toMatch(/juan|cruz|0917|77/i);
  });
});
