import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#core/app.ts';
import { plainMobile, secondCode } from './support/plain-gateway/account-answers.ts';
import { withdrawalPassword } from './support/plain-gateway/cashier-answers.ts';
import { openPlainApp } from './support/plain-gateway/open-plain-app.ts';
import {
  openPlainGateway,
  type PlainGateway,
  plainMember,
} from './support/plain-gateway/plain-gateway.ts';

let gateway: PlainGateway;
const apps: App[] = [];
beforeAll(async () => void (gateway = await openPlainGateway()));
afterAll(() => gateway.close());
afterEach(() => apps.splice(0).forEach((app) => app.close()));

async function open(asMember = true): Promise<App> {
  const { app } = await openPlainApp(gateway, { asMember });
  apps.push(app);
  return app;
}

/** The progress of a query that has its answer. */
const done = { phase: 'ready', failure: null };
const named = (name: string) => expect.objectContaining({ name });

describe('a guest at a gateway of another make', () => {
  it('sees the site open, with the modules of the operator', async () => {
    const { system } = await open(false);
    expect(system.state).toMatchObject({ view: 'open', readOnly: false, ...done });
    expect([system.module('GAMELO3'), system.module('CBS3')]).toEqual([true, false]);
  });

  it('sees the lobby, hot games, winners and announcements', async () => {
    const { catalogue, winners, announcements } = await open(false);
    await Promise.all([catalogue.loadLobby(), catalogue.loadHotGames()]);
    await Promise.all([winners.load(), winners.loadJackpot(), announcements.load()]);
    expect(catalogue.state).toMatchObject(done);
    expect(catalogue.state.lanes.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'COCKFIGHT', 'ELOTT']),
    );
    expect(catalogue.state.hot.games).toHaveLength(4);
    expect(winners.state.winners.map(({ centavos }) => centavos)).toEqual([1_234_560, 50_000]);
    expect(winners.state.jackpot?.illustration).toBe(true);
    expect(announcements.state).toMatchObject(done);
    expect(announcements.state.list).toHaveLength(2);
    expect(announcements.state.banners).toHaveLength(2);
  });

  it('has names of games that have no display name', async () => {
    const { catalogue } = await open(false);
    await catalogue.find({ category: 'RNG' });
    expect(catalogue.state.found.games).toMatchObject([
      { name: 'Lucky Sevens', icon: '/media/game-101.png' },
      { name: 'Pearl Diver', vendor: 'JILI', icon: '/media/shown-102.png' },
      { name: 'Bingo Bay', nodeId: 106, icon: '/media/default.png' },
    ]);
    await catalogue.find({ category: '', search: 'pearl' });
    expect(catalogue.state.found).toMatchObject({ ...done, games: [named('Pearl Diver')] });
    await catalogue.openVendor('RNG', 'JILI', 1);
    expect(catalogue.state.ofVendor).toMatchObject({ ...done, pages: 1, total: 2 });
  });

  it('sees the lottery, help and the promotions among the announcements', async () => {
    const app = await open(false);
    const [lottery, help, { list }] = await Promise.all([
      app.lottery(),
      app.help(),
      app.promotions(),
    ]);
    await Promise.all([lottery.load(), help.load(), list.load()]);
    expect(lottery.state.groups).toMatchObject([{ games: [named('Swertres'), named('EZ2')] }]);
    expect(help.state.articles.map(({ tag }) => tag)).toEqual(['deposit', '2', '3']);
    expect(list.state).toMatchObject({ ...done, categories: [] });
    expect(list.state.promotions).toMatchObject([
      {
        title: 'Weekly cashback',
        endsAt: null,
        pictures: ['/media/list.png', '/media/detail.png'],
      },
      { title: 'Welcome bonus', activity: null },
    ]);
  });

  it('gets empty lists in place of what the gateway does not have', async () => {
    const app = await open(false);
    const { home, events, tables } = await app.catalogue.more();
    const { depositGuides } = await app.help();
    await Promise.all([home.load(), events.load(), tables.load(), depositGuides.load()]);
    expect(home.state).toMatchObject({ ...done, rows: [] });
    expect(events.state).toMatchObject({ ...done, events: [] });
    expect(tables.state).toMatchObject(done);
    expect(depositGuides.state).toMatchObject({ ...done, guides: [] });
  });

  it('registers and is signed in', async () => {
    const app = await open(false);
    const { registration } = await app.accounts();
    await registration.submit({
      way: 'username',
      values: { username: 'benito', password: 'Salamat12' },
      confirmation: 'Salamat12',
      dialCode: '63',
      registerUrl: 'http://localhost/register',
    });
    expect(app.session.state).toMatchObject({ phase: 'member', username: 'benito' });
  });
});

describe('a member at a gateway of another make', () => {
  it('has an identity, a balance and one wallet', async () => {
    const { member, balance, walletMode, session } = await open();
    await Promise.all([member.load(), balance.load(), walletMode.load()]);
    expect(session.state).toMatchObject({ phase: 'member', username: 'maria' });
    expect(member.state).toMatchObject({ member: { type: 0, club: { name: 'Gold' } } });
    expect(balance.state).toMatchObject({ ...done, centavos: 152_050, main: 150_050, held: 0 });
    expect(walletMode.state).toMatchObject({ ...done, single: true });
  });

  it('signs in with a second step', async () => {
    const { session } = await open(false);
    const { password } = plainMember;
    await session
      .signIn({ username: 'petra', password, captcha: '', remember: false })
      .catch(() => undefined);
    expect(session.state.secondStep).toMatchObject({ offers: [{ channel: 'ga' }] });
    await session.verifySecondStep('ga', secondCode);
    expect(session.state).toMatchObject({ phase: 'member', username: 'petra' });
  });

  it('gets the code of a second step that the gateway only confirms to have sent', async () => {
    const { session, accounts } = await open(false);
    const login = { username: 'lina', password: plainMember.password, captcha: '' };
    await session.signIn({ ...login, remember: false }).catch(() => undefined);
    expect(session.state.secondStep?.offers.map(({ channel }) => channel)).toEqual([
      'sms',
      'email',
    ]);
    const { codes } = await accounts();
    await codes.requestForSecondStep('sms');
    await session.verifySecondStep('sms', secondCode);
    expect(session.state).toMatchObject({ phase: 'member', username: 'lina' });
  });

  it('signs in by a code to the mobile number', async () => {
    const { session, accounts } = await open(false);
    const to = { mobile: plainMobile, dialCode: '63' };
    const { codes } = await accounts();
    await codes.requestForLogin({ ...to, captcha: '' });
    const login = { ...to, captcha: '', remember: false };
    await expect(session.signInBySms({ ...login, code: '000000' })).rejects.toMatchObject({
      failure: { kind: 'refused', message: 'Wrong code' },
    });
    await session.signInBySms({ ...login, code: secondCode });
    expect(session.state).toMatchObject({ phase: 'member', username: 'maria' });
  });

  it('signs out, and sees the words of the gateway about a wrong password', async () => {
    const { session } = await open();
    await session.signOut();
    expect(session.state.phase).toBe('guest');
    const wrong = { username: 'maria', password: 'nothing1', captcha: '', remember: false };
    await expect(session.signIn(wrong)).rejects.toMatchObject({
      failure: { kind: 'refused', message: 'Wrong username or password' },
    });
  });

  it('has favourites, games played last and an address to play', async () => {
    const { favourites, catalogue, play } = await open();
    await Promise.all([favourites.load(), catalogue.loadRecent(), catalogue.loadHotGames()]);
    expect(favourites.state).toMatchObject({
      ...done,
      nodeIds: [103],
      games: [named('Ocean King')],
    });
    const [game] = catalogue.state.hot.games;
    if (game === undefined) throw new Error('there is no game');
    await favourites.toggle(game);
    await favourites.load();
    expect(favourites.state.nodeIds).toEqual([103, 101]);
    await favourites.toggle(game);
    expect(catalogue.state.recent).toMatchObject({ ...done, games: [named('Pearl Diver')] });
    await play.launch(game);
    expect(play.state).toMatchObject({ phase: 'playing', failure: null });
    expect(play.state.url).toContain('game.html?node=101');
  });

  it('has records of bets, of the balance, of profit and of wins', async () => {
    const records = await (await open()).records();
    const period = { name: 'month' } as const;
    await Promise.all([
      records.bets.load({ list: 'RNG', period, order: '', outcome: null, vendor: '' }),
      records.account.load({ period, code: '', order: '' }),
      records.profit.load('day'),
      records.wins.load(),
      records.rank.load(),
      records.statement.load('2026-01'),
    ]);
    expect(records.bets.state).toMatchObject(done);
    const bets = records.bets.state.shown?.answer;
    expect(bets).toMatchObject({ pages: 1, total: { stake: 15_000, profit: 10_000 } });
    expect(bets?.bets).toMatchObject([
      { id: '5001', stake: 10_000, payout: 25_000, outcome: 'won' },
      { id: 'B-5002', outcome: 'lost' },
    ]);
    expect(records.account.state.shown?.answer.records).toMatchObject([
      { id: '81', name: 'Deposit', amount: 50_000, balance: 150_050 },
      { id: '82', name: 'Bet', amount: -5_000 },
    ]);
    expect(records.profit.state.report?.total).toMatchObject({ stake: 15_000, profit: 10_000 });
    expect(new Set(records.wins.state.wins.map(({ outcome }) => outcome))).toEqual(
      new Set(['won']),
    );
    expect(records.rank.state).toMatchObject({ ...done, progress: { level: 'Gold' }, levels: [] });
    expect(records.statement.state).toMatchObject({ ...done, statement: null });
  });

  it('has messages, which can be read', async () => {
    const app = await open();
    const { received } = await (await app.help()).inbox();
    await Promise.all([received.load(), app.messages.load()]);
    expect(app.messages.state.unread).toBe(2);
    expect(received.state.rows).toMatchObject([
      { title: 'Welcome', isRead: false, at: Date.UTC(2026, 0, 3) },
      { title: 'A gift for you', reward: { id: '401', amount: 2_000, state: 'offered' } },
    ]);
    await received.markRead(['501']);
    await app.messages.load();
    expect(app.messages.state.unread).toBe(1);
  });

  it('has rewards to claim, an invitation code and points', async () => {
    const app = await open();
    const [rewards, points] = await Promise.all([app.rewards(), app.points()]);
    await points.records.load();
    const { claims, referral, rebate, missions, bonuses, envelopes, past } = rewards;
    const loads = [claims, referral, rebate, missions, envelopes, past].map(({ load }) => load());
    await Promise.all([
      ...loads,
      bonuses.load('active'),
      points.mall.load(),
      points.balance.load(),
    ]);
    expect(claims.state.rewards).toMatchObject([
      { id: '301', source: 'other', kind: 'cash', amount: 8_800 },
      { id: 'T-302', source: 'referral', amount: 5_000 },
    ]);
    expect(referral.state).toMatchObject({
      ...done,
      details: { code: 'MARIA7', invited: 3, domain: 'go.example', paid: null, claimable: null },
    });
    for (const { state } of [rebate, missions, bonuses, envelopes, past]) {
      expect(state).toMatchObject(done);
    }
    expect(points.balance.state).toMatchObject({ ...done, points: 1_250 });
    expect(points.mall.state).toMatchObject({ ...done, items: [] });
    expect(points.records.state.rows).toMatchObject([
      { name: 'Points of the day', kind: null, points: 1_012, balance: null },
    ]);
    expect(await claims.claim('301')).toMatchObject({ title: 'Welcome gift', state: 'claimed' });
  });
});

describe('the cashier at a gateway of another make', () => {
  it('begins a deposit by a channel without limits, and knows where to pay it', async () => {
    const { deposits } = await (await open()).cashier();
    await Promise.all([deposits.desk.load(), deposits.history.load('')]);
    expect(deposits.desk.state).toMatchObject({ ...done, settings: { allowed: true, count: 3 } });
    expect(deposits.history.state).toMatchObject({ ...done, rows: [] });
    const [channel] = deposits.desk.state.groups.flat();
    expect(channel).toMatchObject({ name: 'GCash', most: null, feeRate: null, open: true });
    if (channel === undefined) throw new Error('there is no channel');
    const begun = await deposits.begin({ channel, amount: 50_000, bonusId: null });
    expect(begun).toMatchObject({
      state: 'pending',
      amount: 50_000,
      fee: null,
      channel: { name: 'GCash' },
      payment: { way: 'page', url: 'https://pay.example/qr/1.png' },
    });
    await deposits.watched.load();
    expect(deposits.watched.state).toMatchObject({ ...done, deposit: { id: begun.id } });
  });

  it('withdraws with the limits that are known, once', async () => {
    const app = await open();
    const { withdrawals, confirmations } = await app.cashier();
    const { payoutAccounts, security } = await app.securityCentre();
    const { settings, list, charge } = withdrawals;
    await Promise.all([settings.load(), list.load(''), payoutAccounts.load(), security.load()]);
    await Promise.all([confirmations.load(), charge.load(20_000, 'BC')]);
    expect(settings.state).toMatchObject({
      ...done,
      settings: { allowed: true, least: 10_000, most: 5_000_000, open: true, passwordDue: true },
    });
    expect(settings.state.settings).toMatchObject({ withdrawable: null, timesLeft: null });
    for (const { state } of [list, confirmations]) expect(state).toMatchObject(done);
    expect(charge.state.quote).toMatchObject({ charge: 0 });
    expect(security.state).toMatchObject({ ...done, level: 'medium', hasWithdrawalPassword: true });
    const [account] = payoutAccounts.state.accounts;
    expect(account).toMatchObject({ bankName: 'Bank of the Bay', number: '****1234' });
    const request = { amount: 20_000, account: account?.id ?? '', password: withdrawalPassword };
    expect(await withdrawals.withdraw(request)).toMatchObject({ id: '', state: 'requested' });
    expect(gateway.members.named('maria')?.withdrawals).toMatchObject([
      { amount: 200, bankCardId: '9' },
    ]);
  });
});

it('the app has the contracts that are in force', async () => {
  const app = await open();
  const { contracts } = await app.agent();
  await contracts.load();
  expect(contracts.state).toMatchObject({ ...done, contract: true, salary: false, requests: [] });
});
