import type { Page } from '@playwright/test';
import type { Site } from '../support/open-site.ts';
import {
  answerContractsLater,
  expect,
  keepContractsClosed,
  mutePublicity,
  signIn,
  test,
} from './fixtures.ts';
import { registerBy } from './register-by.ts';
import { playSlot } from './start-game.ts';

const password = 'Bangka2026';
const day = 86_400;

interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly module: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Makes a call of the gateway as the member who is signed in on a page, and returns the value of its answer. */
async function ask<Value>(page: Page, call: Ask): Promise<Value> {
  return page.evaluate(async ({ method, path, module, values = {} }) => {
    const isGet = method === 'GET';
    const query = Object.entries(values).map(([name, value]) => [name, String(value)]);
    const answer = await fetch(isGet ? `${path}?${String(new URLSearchParams(query))}` : path, {
      method,
      headers: {
        Merchant: 'parola',
        Language: 'EN',
        ModuleId: module,
        Authorization: sessionStorage.getItem('token') ?? '',
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(!isGet && { body: JSON.stringify(values) }),
    });
    const { success, value, errorCode } = await answer.json();
    if (success !== true) throw new Error(`${path}: ${String(errorCode)}`);
    return value;
  }, call);
}

/** Opens a page of another member on a phone of theirs. */
async function openDevice(page: Page, site: Site): Promise<Page> {
  const browser = page.context().browser();
  const viewport = { width: 390, height: 844 };
  const device = { baseURL: site.url, viewport, serviceWorkers: 'block' } as const;
  const context = await browser?.newContext(device);
  await context?.addInitScript(mutePublicity);
  if (!context) throw new Error('The browser is closed.');
  return context.newPage();
}

/** Ana creates an agent with the form of the agent centre. */
async function createAgent(page: Page, username: string): Promise<void> {
  await page.goto('/agentHome?page=registerCenter');
  await answerContractsLater(page);
  const form = page.getByRole('region', { name: 'Create an account' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Initial password', { exact: true }).fill('Unang2026');
  await form.getByRole('radio', { name: 'Agent' }).press('Space');
  await form.getByLabel('Rebate in percent').fill('0.3');
  await form.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText(`The account ${username} is ready.`)).toBeVisible();
}

/** The new agent replaces the initial password at the first login. */
async function signInFirst(page: Page, username: string): Promise<void> {
  await page.goto('/?dialog=login');
  const form = page.getByRole('dialog');
  await form.locator('input[name="username"]').fill(username);
  await form.locator('input[name="password"]').fill('Unang2026');
  await form.locator('button[type="submit"]').click();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Signs in after the session has ended, away from the app, which would learn of its end first. */
async function signInAgain(page: Page, username: string, secret?: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, username, secret);
}

/** The agent makes a link, and returns its address. */
async function createLink(page: Page): Promise<string> {
  await page.goto('/agentHome?page=registerCenter');
  const part = page.getByRole('region', { name: 'Invitation links' });
  await part.getByLabel('Name of the link').fill('Pier 7');
  // All have the highest rebate: nobody earns one by those who come.
  await part.getByLabel('Rebate in percent').fill('0.3');
  await part.getByRole('button', { name: 'Create the link' }).click();
  const card = part.getByRole('article', { name: 'Pier 7' });
  return card.getByText(/\/register\?affiliateCode=/).innerText();
}

/** A daily salary of ana from the house, and of the agent from ana, both accepted. Rates in percent of the turnover. */
async function agreeOnSalaries(ana: Page, agent: Page, site: Site, agentId: string) {
  const accept = (page: Page, id: string) =>
    ask(page, {
      method: 'GET',
      path: '/wps/relay/MCS2_processDailySalContract',
      module: 'DAILYSALCONT3',
      values: { id, answer: 'accept', confirmed: 'Y' },
    });
  const offered = (await site.operate('POST', '/members/ana/contracts', {
    kind: 'dailySalary',
    period: 'D',
    rate: 100,
  })) as { id: string };
  await accept(ana, offered.id);
  const { id } = await ask<{ id: string }>(ana, {
    method: 'POST',
    path: '/wps/agent/contracts',
    module: 'AGENTPOLICY3',
    values: {
      customerId: agentId,
      kind: 'dailySalary',
      periodType: 'D',
      rules: [{ rate: 0.5 }],
      carriesLoss: 'N',
    },
  });
  await accept(agent, id);
}

/** Figures of today of the agent home, as the page shows them. */
async function figureOf(page: Page, name: string): Promise<number> {
  await page.goto('/agentHome');
  const today = page.getByRole('region', { name: 'Today, Manila time' });
  const row = today.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  const text = await row.locator('dd').first().innerText();
  return Number(text.replace(/[^\d-]/g, ''));
}

interface Payment {
  readonly party: { readonly account: string | null };
  readonly amount: number;
  readonly status: string;
  /** Milliseconds. */
  readonly payDate: number;
}

const manilaDay = (at: number): number => Math.floor((at / 1000 + 8 * 3600) / day);

/** The payments of daily salaries. */
async function paymentsOf(page: Page, view: 'given' | 'received'): Promise<readonly Payment[]> {
  const { list } = await ask<{ list: Payment[] }>(page, {
    method: 'GET',
    path: '/wps/relay/ODSFE2_QueryDividend',
    module: 'AGENTPOLICY3',
    values: { contractType: 'dailySalary', view, size: 50 },
  });
  return list;
}

/** The rebate that the agent got as its own on a day of the market, in centavos. It depends on the hour of the run. */
async function rebateOf(page: Page, manila: number): Promise<number> {
  const from = (manila * day - 8 * 3600) * 1000;
  const { list } = await ask<{ list: { codeType: string; amount: number }[] }>(page, {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    module: 'MEMTRANS3',
    values: {
      startTime: from,
      endTime: from + day * 1000,
      codeTypes: 'agent_rebate',
      orderNoSearch: '',
      page: 1,
      size: 100,
      subordinateName: '',
      language: 'EN',
    },
  });
  return list.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
}

// Only a browser passes the whole way, with three people on their own devices.
test('an agent of ana brings a stranger who plays, and the figures of all agree', async ({
  page: ana,
  site,
}) => {
  // Three people, one after the other.
  test.setTimeout(300_000);
  await signIn(ana, 'ana');
  await createAgent(ana, 'Kapitan1');
  await keepContractsClosed(ana);
  const { list } = await ask<{ list: { id: string }[] }>(ana, {
    method: 'GET',
    path: '/wps/agent/downlines',
    module: 'AGENT3',
    values: { search: 'Kapitan1', size: 5 },
  });

  const agent = await openDevice(ana, site);
  await signInFirst(agent, 'Kapitan1');
  await agreeOnSalaries(ana, agent, site, list[0]?.id ?? '');
  const link = await createLink(agent);

  const stranger = await openDevice(ana, site);
  const username = await registerBy(stranger, site, { link, password });
  const money = { key: 'stranger', amount: 1_000, reason: 'To play with' };
  await site.operate('POST', `/members/${username}/balance`, money);
  await playSlot(stranger, (stakes) => ({ stakeCentavos: Math.min(...stakes), rounds: 20 }));
  await stranger.context().close();

  await site.operate('POST', '/jobs', {});
  expect(await figureOf(agent, 'New members')).toBe(1);
  expect(await figureOf(agent, 'Active members')).toBe(1);
  const turnover = await figureOf(agent, 'Turnover');
  expect(turnover).toBeGreaterThan(0);
  const card = agent.getByRole('article', { name: 'Pier 7' });
  await agent.goto('/agentHome?page=registerCenter');
  await expect(card.locator('dl')).toContainText(/Visits\s*1\s*Registrations\s*1/);

  await site.operate('POST', '/clock', { advanceSeconds: day });
  await site.operate('POST', '/jobs', {});
  await signInAgain(ana, 'ana');
  await signInAgain(agent, 'Kapitan1', password);
  const salary = Math.floor((turnover * 50) / 10_000);
  const received = await paymentsOf(agent, 'received');
  expect(received.map(({ amount }) => Math.round(amount * 100))).toEqual([salary]);
  const given = (await paymentsOf(ana, 'given')).filter(
    ({ party }) => party.account === 'Kapitan1',
  );
  expect(given).toMatchObject([{ amount: received[0]?.amount, status: 'PAID' }]);
  expect(await figureOf(agent, 'Commission')).toBe(salary);
  const today = manilaDay(received[0]?.payDate ?? 0);
  const sumOf = async (view: 'given' | 'received') =>
    (await paymentsOf(ana, view))
      .filter(({ payDate }) => manilaDay(payDate) === today)
      .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const income = await sumOf('received');
  expect(income).toBeGreaterThan(0);
  const rebate = await rebateOf(ana, today);
  expect(await figureOf(ana, 'Commission')).toBe(rebate + income - (await sumOf('given')));
  await agent.goto('/agentHome?page=downlineManagmentView');
  await expect(agent.getByRole('banner').getByText(`₱${(salary / 100).toFixed(2)}`)).toBeVisible();
  await agent.context().close();
});
