import type { Locator, Page } from '@playwright/test';
import { type AgentPage, agentPages } from '#protocol/vocabulary/agent-page.ts';
import { answerContractsLater, expect, signIn } from './fixtures.ts';

/** A page that axe reads. */
interface AxePage {
  readonly address: string;
  /** The heading that shows that the page is shown. */
  readonly heading: string;
  /** Something that comes later than the heading, or separates the page from another one with the same heading. */
  readonly mark?: (page: Page) => Locator;
  /** The part to read, when it is not the whole content. */
  readonly within?: string;
  /** Elements of the content at most, for a page that could show thousands of rows. */
  readonly mostElements?: number;
  /** Brings the open page, in any language, into the state to read. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Pages that one visitor opens one after the other. */
interface AxeVisit {
  readonly name: string;
  /** A username of the demo; null for a guest. */
  readonly who: string | null;
  readonly pages: readonly AxePage[];
}

const dialog = 'dialog[open]';

export const firstCover = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').first();

/** A page of the member centre. */
const ofMember = (query: string, heading: string, mark?: AxePage['mark']): AxePage => ({
  address: `/member?page=${query}`,
  heading,
  ...(mark && { mark }),
});

/** A part of the security centre. */
const ofSecurity = (item: string, heading: string): AxePage =>
  ofMember(`securityCenter&item=${item}`, heading, (page) =>
    page.locator('main :is(form, fieldset, article, li, b, p)').first(),
  );

const openNotices = async (page: Page): Promise<void> => {
  await page.locator('[data-drifts] button').first().press('Enter');
  await expect(page.locator(dialog)).toBeVisible();
};

/** Chooses a file that is no picture, so that the form shows its error. */
const chooseBrokenPicture = async (page: Page): Promise<void> => {
  const buffer = Buffer.from('<svg');
  const file = { name: 'broken.png', mimeType: 'image/png', buffer };
  await page.locator('main input[type="file"]').setInputFiles(file);
  await expect(page.locator('main li[data-state="unusable"]')).toContainText('broken.png');
};

const guest: readonly AxePage[] = [
  { address: '/', heading: 'Parola', mark: firstCover },
  { address: '/rng', heading: 'Slots', mark: firstCover },
  { address: '/login', heading: 'Welcome back' },
  { address: '/help', heading: 'Help' },
  { address: '/responsible-gaming', heading: 'Responsible play' },
  { address: '/live', heading: 'Live casino', mark: firstCover },
  { address: '/settings', heading: 'Settings' },
  { address: '/favourites', heading: 'Favourites' },
  { address: '/recent', heading: 'Played last' },
  { address: '/nowhere', heading: 'Only water here' },
];

const dialogs: readonly AxePage[] = [
  { address: '/rng?dialog=login', heading: 'Log in', within: dialog },
  { address: '/rng?dialog=contact', heading: 'How can we help?', within: dialog },
  { address: '/rng?dialog=depositGuide', heading: 'How to deposit', within: dialog },
  { address: '/rng?dialog=join', heading: 'Join us', within: dialog },
  { address: '/rng?dialog=sponsors', heading: 'Sponsors', within: dialog },
  { address: '/rng?dialog=askService', heading: 'Not open to this account', within: dialog },
  { address: '/', heading: 'Parola', within: dialog, mark: firstCover, prepare: openNotices },
];

const lobby: readonly AxePage[] = [
  { address: '/rng', heading: 'Slots', mark: firstCover },
  { address: '/favourites', heading: 'Favourites', mark: firstCover },
  { address: '/recent', heading: 'Played last' },
  { address: '/live', heading: 'Live casino', mark: firstCover },
  { address: '/sports', heading: 'Sports' },
  { address: '/lottery', heading: 'Lottery' },
  {
    address: '/pvp?dialog=vendorGames&card=PVP-BARAHA',
    heading: 'Baraha Rooms',
    mark: (page) => page.getByRole('button', { name: /^Take a seat/ }).first(),
    within: dialog,
  },
  { address: '/rng?dialog=signOut', heading: 'Sign out?', within: dialog },
];

const rewards: readonly AxePage[] = [
  {
    address: '/pointMall',
    heading: 'Points mall',
    mark: (page) => page.getByText('Chips for ₱100'),
  },
  {
    address: '/pointMall?tab=history',
    heading: 'Points mall',
  },
  ofMember('rewardCenter', 'Reward centre'),
  ofMember('redEnvelope', 'Red envelope'),
  ofMember('referral', 'Invite friends'),
  ofMember('missionLeaderboard', 'Missions'),
  ofMember('missionLeaderboard&view=leaderboard', 'Your place'),
  ofMember('contracts', 'Contracts', (page) => page.getByRole('article', { name: 'Daily salary' })),
  ofMember('manualRebate', 'Rebate'),
  { address: '/promotions', heading: 'Promotions', mark: firstCover },
  {
    address: '/promotions/detail?id=315',
    heading: 'Reef marathon: three hundred casts',
    mark: (page) => page.getByRole('progressbar', { name: 'Own progress' }).nth(1),
  },
  {
    address: '/promotions/detail?id=314',
    heading: 'Three receipts, one thank-you',
    prepare: chooseBrokenPicture,
  },
];

const records: readonly AxePage[] = (
  [
    ofMember('personalHistoryCopy&period=month', 'Bet record', (page) =>
      page.getByRole('table', { name: 'Bets' }),
    ),
    ofMember('personalHistoryCopy&period=month&bets=SPORTS_OPEN&order=none', 'Bet record', (page) =>
      page.getByText('No bet has this number'),
    ),
    ofMember('transactionHistory&period=month', 'Account record', (page) =>
      page.getByRole('table', { name: 'Entries' }),
    ),
    {
      ...ofMember('transactionHistory', 'Account record'),
      async prepare(page) {
        await page.locator('main a[href*="month="]').first().click();
        await expect(page.getByRole('article')).toBeVisible();
      },
    },
    ofMember('personalProfit', 'Profit and loss', (page) =>
      page.getByRole('table', { name: 'Figures of the chart' }),
    ),
    ofMember('rank', 'Player rank', (page) => page.getByRole('region', { name: 'All levels' })),
    ofMember('winners', 'My wins', (page) => page.getByRole('region', { name: /^Your wins/ })),
  ] satisfies AxePage[]
).map((row) => ({ ...row, mostElements: 400 }));

const security: readonly AxePage[] = [
  ofMember('protection', 'Play limits', (page) => page.getByRole('region', { name: 'Stakes' })),
  ofMember('securityCenter', 'Security', (page) =>
    page.getByRole('list', { name: 'Protections of your account' }),
  ),
  ofSecurity('loginPassword', 'Login password'),
  ofSecurity('withdrawalPassword', 'Withdrawal password'),
  ofSecurity('realName', 'Real name'),
  ofSecurity('mobile', 'Mobile number'),
  ofSecurity('email', 'Email'),
  ofSecurity('securityQuestions', 'Security questions'),
  ofSecurity('profile', 'Profile'),
  ofSecurity('avatar', 'Picture'),
  ofSecurity('payoutAccounts', 'Bank accounts and e-wallets'),
  ofSecurity('authenticator', 'Authenticator app'),
  ofSecurity('devices', 'Devices and logins'),
  ofSecurity('staySignedIn', 'Stay signed in'),
];

/** The heading of each page of the agent centre. */
const agentHeadings: Record<AgentPage, string> = {
  agentAnnouncement: 'News for agents',
  downlineManagmentView: 'Downlines',
  registerCenter: 'New accounts and links',
  agentChanges: 'Changes',
  agentTeamOverview: 'Team overview',
  personalHistoryCopy: 'Bets of the team',
  agentTeamTransactions: 'Money of the team',
  palStatementsAgentCopy: 'Profit and loss of downlines',
  agentRevenueReport: 'My income',
  agentDownlineTransactionDetailsCopy: 'Transaction details',
  contractRequests: 'Contract requests',
  agentDividendRecordCopy2: 'Dividends',
  agentDailyWages2: 'Daily salary',
  agentHourSalary: 'Hourly salary',
  agentRealtimeSalary: 'Real-time salary',
};

const agent: readonly AxePage[] = [
  { address: '/agentHome', heading: 'Agent centre' },
  ...agentPages.map((name) => ({
    address: `/agentHome?page=${name}`,
    heading: agentHeadings[name],
  })),
];

/** The table of the pages that axe reads. States at the end of a long way are read in the tests of that way. */
export const axeVisits: readonly AxeVisit[] = [
  { name: 'the pages of a guest', who: null, pages: guest },
  { name: 'the dialogs of a guest', who: null, pages: dialogs },
  { name: 'the lobby of a member', who: 'juan', pages: lobby },
  { name: 'rewards and promotions', who: 'juan', pages: rewards },
  { name: 'the records', who: 'juan', pages: records },
  { name: 'the security centre', who: 'juan', pages: security },
  { name: 'the agent centre', who: 'ana', pages: agent },
];

/** Waits until the content of the open page is there. */
async function contentLoaded(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Begins a visit in the app, on a page that is not in the table. */
export async function beginVisit(page: Page, { who }: AxeVisit): Promise<void> {
  if (who !== null) await signIn(page, who);
  await page.goto('/download');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  if (who === 'ana') await answerContractsLater(page);
}

/** Opens a page of the table, without loading the app again. */
export async function openAxePage(page: Page, row: AxePage): Promise<void> {
  const { address, heading, mark } = row;
  await page.evaluate((to) => history.pushState(null, '', to), address);
  const shown = page.getByRole('heading', { name: heading, exact: true });
  await expect(shown.first()).toBeVisible();
  if (mark) await expect(mark(page)).toBeVisible();
  await contentLoaded(page);
  await row.prepare?.(page);
}

/** Opens a page of the table in any language, where its heading is another one. */
export async function loadAxePage(
  page: Page,
  { address, within = 'main', prepare }: Pick<AxePage, 'address' | 'within' | 'prepare'>,
): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await contentLoaded(page);
  await prepare?.(page);
  await expect(page.locator(within).first()).toBeVisible();
}
