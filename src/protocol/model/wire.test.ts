import { object, parse, safeParse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { getClaims } from '../calls/rewards/claims.ts';
import { announcement, banner } from './announcement.ts';
import { vendorCard } from './vendor.ts';
import { flag, presentFlag, list, textOrNull, text, wholeNumber } from './wire.ts';

const card = { cardId: 'a', vassalage: 'AV', gameType: 'LIVE', displayName: 'A', isGame: '' };

describe('a list on the wire', () => {
  const names = list(object({ name: string() }), 3);

  it('leaves out invalid items and keeps the rest', () => {
    const items = [{ name: 'a' }, null, { name: 7 }, 'b', { name: 'c' }];
    expect(parse(list(object({ name: string() })), items)).toEqual([{ name: 'a' }, { name: 'c' }]);
  });

  it('is cut at its limit', () => {
    const items = Array.from({ length: 9 }, (_, index) => ({ name: String(index) }));
    expect(parse(names, items)).toHaveLength(3);
  });

  it.each([undefined, null, '', 0, {}])('is empty when it is %j', (value) => {
    expect(parse(names, value)).toEqual([]);
  });

  it('may be a map of items, or one item alone', () => {
    expect(parse(names, { 1: { name: 'a' }, 2: { name: 7 } })).toEqual([{ name: 'a' }]);
    expect(parse(names, { name: 'a' })).toEqual([{ name: 'a' }]);
  });

  it.each([{ length: 1 }, { a: { name: 7 } }])('is invalid when it is %j', (value) => {
    expect(safeParse(names, value).success).toBe(false);
  });
});

describe('a flag on the wire', () => {
  it('has many spellings', () => {
    const yes = [true, 'true', 'True', 1, '1', 'Y', 'y', 'yes'];
    const no = [false, 'false', 0, '0', 'N', 'n', 'no', '', null, undefined];
    expect(yes.map((value) => parse(flag(), value))).toEqual(yes.map(() => true));
    expect(no.map((value) => parse(flag(), value))).toEqual(no.map(() => false));
  });

  it.each(['maybe', 2, [], [1], {}, 'constructor'])('is not %j', (value) => {
    expect(safeParse(presentFlag(), value).success).toBe(false);
    expect(parse(flag(), value)).toBe(false);
  });
});

describe('text on the wire', () => {
  it('may be a number', () => {
    expect(parse(text(), 7)).toBe('7');
    expect(parse(textOrNull(), 7)).toBe('7');
  });

  it.each([{}, [], ['text'], { text: 'text' }])('is not %j, which is read as missing', (value) => {
    expect(parse(text(), value)).toBe('');
    expect(parse(textOrNull(), value)).toBeNull();
  });

  it('is cut at its limit', () => {
    expect(parse(text(5), 'lighthouse')).toBe('light');
    expect(parse(text(5), null)).toBe('');
  });

  it('that must not be cut is null instead', () => {
    expect(parse(textOrNull(5), 'lighthouse')).toBeNull();
    expect(parse(textOrNull(5), 'light')).toBe('light');
    expect(parse(textOrNull(5), '')).toBeNull();
  });
});

describe('a whole number on the wire', () => {
  it.each([1e30, 8.64e15 + 1, Infinity, -1, 0.5, '1e3', '9'.repeat(16)])('is not %s', (value) => {
    expect(safeParse(wholeNumber(), value).success).toBe(false);
  });

  it('is a time up to the last one', () => {
    expect(new Date(parse(wholeNumber(), 8.64e15)).getTime()).toBe(8.64e15);
  });
});

describe('untrusted content', () => {
  it('is cut in an announcement of 200 kB', () => {
    const long = { id: 1, title: 'Long', content: 'x'.repeat(200_000), announcementImages: [] };
    expect(parse(announcement, long).content).toHaveLength(50_000);
  });

  it('gives a banner no link when its target is too long', () => {
    const target = `/${'x'.repeat(3_000)}`;
    const wire = { bannerId: 1, linkageType: 'PAGE', linkageTarget: target, url: target };
    expect(parse(banner, wire)).toMatchObject({ opens: null, picture: null });
  });

  it.each([undefined, null, 'a string'])('ignores a showcase that is %s', (showcase) =>
    expect(parse(vendorCard, { ...card, showcase })).toMatchObject({ showcase: null }),
  );

  it.each([undefined, null, 'a string', { plays: 'once' }])(
    'ignores conditions of cash that are %s, and keeps the rewards',
    (cashConditions) =>
      expect(parse(getClaims.reply, { list: [], cashConditions })).toEqual({
        rewards: [],
        conditions: null,
      }),
  );

  it('accepts a showcase with a title only', () => {
    expect(parse(vendorCard, { ...card, showcase: { title: 'Salon' } }).showcase).toEqual({
      person: null,
      titlePicture: null,
      title: 'Salon',
      description: '',
    });
  });
});
