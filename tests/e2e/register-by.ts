import type { Page } from '@playwright/test';
import type { Site } from '../support/open-site.ts';
import { expect } from './fixtures.ts';

/** Registers by mobile number with an invitation link, and returns the username. */
export async function registerBy(
  page: Page,
  site: Site,
  { link, password }: { link: string; password: string },
): Promise<string> {
  const mobile = `918556${String(Date.now() % 10_000).padStart(4, '0')}`;
  await page.goto(link);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Mobile number').and(page.getByRole('textbox')).fill(`0${mobile}`);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText(/We sent a code to/)).toBeVisible();
  const sent = (await site.operate('GET', `/outbox?to=63${mobile}`)) as { code?: string }[];
  await field('Password').fill(password);
  await field('Confirm password').fill(password);
  await field('SMS code').fill(sent[0]?.code ?? '');
  // A form with a few fields has one step.
  const next = page.getByRole('button', { name: 'Continue' });
  if (await next.isVisible()) await next.click();
  await field('Real name').fill('Maria Santos');
  await page.getByRole('checkbox', { name: /terms of use/ }).check();
  await page.getByRole('checkbox', { name: /18 years/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Parola' })).toBeVisible();
  return page.evaluate(() => sessionStorage.getItem('username') ?? '');
}
