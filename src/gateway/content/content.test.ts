import { knownAmount } from '#tests/support/known-amount.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import { getLatestDraws, getLotteryMenu, getMemberDraws } from '#protocol/calls/lottery.ts';
import { getMember } from '#protocol/calls/member.ts';
import { changePassword } from '#protocol/calls/password.ts';
import { getCountries } from '#protocol/calls/countries.ts';
import { getHelpCenter } from '#protocol/calls/contact/help-articles.ts';
import { getSystemStatus } from '#protocol/calls/system.ts';
import { isQuietAt } from '#protocol/model/protection/quiet-hours.ts';
import { packOf } from '../protection/protection.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { getJackpot, getWinners } from '#protocol/calls/winners.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { accounts, demoPassword } from '#demo/content/accounts.ts';
import { announcements } from '#demo/content/announcements.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

describe('the content', () => {
  const popupsOf = async (username: string | null) => {
    const caller = username === null ? {} : { token: await test.signIn(username) };
    return (await test.request(getAnnouncements, {}, caller)).popups.map(
      ({ execution }) => execution,
    );
  };

  it('is in the language of the request', async () => {
    const [article] = await test.request(getHelpCenter, {}, { language: 'TH' });
    expect(article?.title).toMatch(/\p{Script=Thai}/u);
    const { list } = await test.request(getAnnouncements, {}, { language: 'CN' });
    const first = announcements.find(({ type }) => type === 'PL');
    expect(list[0]?.title).toBe(first?.title.CN);
  });

  it('has popups for before login, after it and the first login', async () => {
    for (const execution of ['A', 'B', 'F'] as const) {
      await test.operator.announcement({
        type: 'PU',
        title: execution,
        content: '<p>…</p>',
        execution,
      });
    }
    expect(new Set(await popupsOf(null))).toEqual(new Set(['B']));
    expect(new Set(await popupsOf('juan'))).toEqual(new Set(['A']));
    expect(new Set(await popupsOf('nena'))).toEqual(new Set(['A', 'F']));
  });

  it('has no popups in the quiet hours of the market, and says when they are', async () => {
    const hour = new Date(Date.now() + 8 * 3_600_000).getUTCHours();
    const quietHours = { from: hour, until: (hour + 12) % 24 };
    const calm = await openTestGateway({ market: { ...packOf('open'), quietHours } });
    onTestFinished(calm.close);
    const ask = () => calm.request(getAnnouncements, {});
    const { popups, quiet, list } = await ask();
    expect(popups).toEqual([]);
    expect(list).not.toEqual([]);
    expect(isQuietAt(quiet, Date.now())).toBe(true);
    expect(isQuietAt(quiet, Date.now() + 12 * 3_600_000)).toBe(false);
    await calm.operator.advance(12 * 3_600);
    expect((await ask()).popups).not.toEqual([]);
    expect((await test.request(getAnnouncements, {})).quiet).toBeNull();
  });

  it('leaves out announcements that have ended', async () => {
    const endDate = Date.now() + 3_600_000;
    await test.operator.announcement({ type: 'PR', title: 'Short', content: '', endDate });
    const titles = async () =>
      (await test.request(getAnnouncements, {})).promotions.map(({ title }) => title);
    expect(await titles()).toContain('Short');
    await test.operator.advance(2 * 3600);
    expect(await titles()).not.toContain('Short');
  });

  it('has the latest draw of each lottery game for guests, and more for members', async () => {
    const latest = await test.request(getLatestDraws, {});
    expect(new Set(latest.map(({ game }) => game)).size).toBe(latest.length);
    const token = await test.signIn('juan');
    const all = await test.request(getMemberDraws, {}, { token });
    expect(all.length).toBeGreaterThanOrEqual(latest.length);
    const menu = await test.request(getLotteryMenu, {});
    const onSale = menu.flatMap((group) => group.games.map(({ code }) => code));
    expect(onSale).toEqual(expect.arrayContaining(latest.map(({ game }) => game)));
  });

  it('lists the winners by amount, with a new one among them', async () => {
    await test.operator.winner({ customerName: 'ju***n', nodeId: 10_001, winAmount: 123_456.78 });
    const winners = await test.request(getWinners, {});
    const amounts = winners.map(({ centavos }) => knownAmount(centavos));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(winners).toContainEqual(
      expect.objectContaining({ player: 'ju***n', centavos: 12_345_678 }),
    );
    expect(winners.length).toBeLessThanOrEqual(100);
  });

  it('has a jackpot, countries and channels of customer service', async () => {
    expect((await test.request(getJackpot, {})).centavos).toBeGreaterThan(0);
    expect(await test.request(getCountries, {})).toContainEqual({ code: 'PH', dialCode: '63' });
    const { customerServices, serviceKey } = await test.request(getSystemStatus, {});
    expect(customerServices.length).toBeGreaterThan(0);
    expect(Buffer.from(serviceKey ?? '', 'base64url')).toHaveLength(32);
    expect(JSON.stringify(customerServices)).not.toContain('https:');
  });
});

describe('the demo accounts', () => {
  it.each(accounts.filter((account) => !account.alwaysSecondStep))(
    '$username has its kind, its club and its money',
    async ({ username, type, balanceCentavos, club, level, ...state }) => {
      const isHeldBack = state.passwordExpired || state.defaultPassword;
      const fresh = 'Bagong2026';
      const token = await test.signIn(username);
      const passwords = { oldPassword: demoPassword, newPassword: fresh, confirmation: fresh };
      if (isHeldBack) await test.request(changePassword, passwords, { token });
      expect(await test.request(getMember, {}, { token })).toMatchObject({
        account: username,
        type,
        level,
        club: club && { name: club.labelName, type: club.type },
      });
      const { centavos, wallets } = await test.request(getBalance, {}, { token });
      expect({ centavos, wallets }).toEqual({
        centavos: balanceCentavos,
        wallets: [expect.objectContaining({ type: 2, kind: 'main', centavos: balanceCentavos })],
      });
    },
  );
});
