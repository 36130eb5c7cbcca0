import type { Locator, Page } from '@playwright/test';
import { sendFeedback } from '#protocol/calls/contact/feedback.ts';
import { testToken } from '../support/operator-client.ts';
import { desktop } from './axe.ts';
import { expectFocusKept, pressAt, tabTo, typeAt } from './by-keys.ts';
import { expect, test } from './fixtures.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Goes to a section by the menu, which stands before the content. */
async function openSection(page: Page, title: string): Promise<void> {
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${title}( \\d+ wait)?$`) });
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
}

/** Expects that a change is said and shown, and that the keyboard goes on where it was. */
async function expectDone(page: Page, words: string | RegExp, isShown: () => Promise<void>) {
  await expect(page.getByRole('status')).toHaveText(words);
  await expect(dialogOf(page)).toHaveCount(0);
  await isShown();
  await expectFocusKept(page);
}

/** Opens the question of a button, and leaves it: the focus goes back to the button. */
async function askAndLeave(page: Page, button: Locator): Promise<void> {
  await pressAt(page, button);
  await pressAt(page, dialogOf(page).getByRole('button', { name: 'Back' }));
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
}

/** Opens the question of a button, fills in its fields, and confirms. */
async function decide(
  page: Page,
  button: Locator,
  label: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  await pressAt(page, button);
  const question = dialogOf(page);
  await expect(question.getByRole('heading')).not.toBeEmpty();
  for (const [name, text] of Object.entries(fields)) {
    await typeAt(page, question.getByLabel(name), text);
  }
  await pressAt(page, question.getByRole('button', { name: label, exact: true }));
}

const buttonOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

async function creditDeposit(page: Page): Promise<void> {
  await openSection(page, 'Payments');
  const credit = buttonOf(page, /^Credit, ana/);
  await askAndLeave(page, credit);
  await decide(page, credit, 'Credit');
  await expectDone(page, 'Credited.', () => expect(credit).toHaveCount(0));
}

/** Chooses a state of a list by arrows, which ask for nothing before Enter. The page of another state is read from its heading on. */
async function showState(page: Page, state: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const choice = page.getByLabel('State');
  await tabTo(page, choice, 'Shift+Tab');
  const address = page.url();
  await page.keyboard.press('Home');
  for (let n = 0; n < 9 && (await choice.inputValue()) !== state; n += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(choice).toBeFocused();
  }
  expect(page.url()).toBe(address);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`state=${state}`));
  await expect(heading).toBeFocused();
}

async function decideWithdrawals(page: Page): Promise<void> {
  await openSection(page, 'Withdrawals');
  const take = buttonOf(page, /^Take, /);
  await expect(take).not.toHaveCount(0);
  const count = await take.count();
  await decide(page, take.first(), 'Take');
  await expectDone(page, 'Taken.', () => expect(take).toHaveCount(count - 1));
  await showState(page, 'taken');
  const approve = buttonOf(page, /^Approve, /);
  await expect(approve).not.toHaveCount(0);
  const approved = await approve.count();
  await decide(page, approve.first(), 'Approve');
  await expectDone(page, 'Approved.', () => expect(approve).toHaveCount(approved - 1));
  await showState(page, 'approved');
  const reject = buttonOf(page, /^Reject, /);
  await expect(reject).not.toHaveCount(0);
  const open = await reject.count();
  await decide(page, reject.first(), 'Reject', { Reason: 'The account is closed.' });
  await expectDone(page, 'Rejected.', () => expect(reject).toHaveCount(open - 1));
}

/** Sends a message to us as a guest, without the form. */
async function sendMessage(page: Page): Promise<void> {
  const sent = await page.request.put(sendFeedback.path, {
    headers: {
      Merchant: 'parola',
      Language: 'EN',
      ModuleId: 'FEEDBACK3',
      'Idempotency-Key': 'a-day',
    },
    data: { type: 'deposit', content: 'My deposit has not arrived.', email: 'nena@example.com' },
  });
  expect(await sent.json()).toMatchObject({ success: true });
}

async function answerMessage(page: Page): Promise<void> {
  await openSection(page, 'Feedback');
  const answer = buttonOf(page, /^Answer, /);
  await expect(answer).not.toHaveCount(0);
  const count = await answer.count();
  await decide(page, answer.first(), 'Answer', { Answer: 'We have repaired it.' });
  await expectDone(page, 'Answered.', () => expect(answer).toHaveCount(count - 1));
}

/** Corrects a balance: a refusal leaves the focus in the form, and the same words are read out after each correction. */
async function correctTwice(page: Page, correct: Locator): Promise<void> {
  const label = 'Correct the balance';
  const done = 'The balance is corrected.';
  await decide(page, correct, label, { Pesos: '0', Reason: 'A gift' });
  await expect(dialogOf(page).getByRole('alert').first()).not.toBeEmpty();
  await expect(dialogOf(page).getByRole('button', { name: label })).toBeFocused();
  await tabTo(page, dialogOf(page).getByLabel('Pesos'), 'Shift+Tab');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expectDone(page, done, () => expect(page.getByText('A gift').first()).toBeVisible());
  const words = await page.getByRole('status').locator('span').elementHandle();
  await decide(page, correct, label, { Pesos: '-50', Reason: 'An error' });
  await expect.poll(() => words?.evaluate((own) => own.isConnected)).toBe(false);
  await expectDone(page, done, () => expect(page.getByText('An error').first()).toBeVisible());
}

async function changeMember(page: Page): Promise<void> {
  await openSection(page, 'Members');
  await typeAt(page, page.getByLabel('Username'), 'juan');
  await page.keyboard.press('Enter');
  const correct = buttonOf(page, 'Correct the balance');
  await expect(correct).toBeVisible();
  await expectFocusKept(page);
  await correctTwice(page, correct);
  const reason = { Reason: 'The name differs.' };
  await tabTo(page, buttonOf(page, 'Block withdrawals'));
  await decide(page, buttonOf(page, 'Block withdrawals'), 'Block withdrawals', reason);
  await expectDone(page, 'Withdrawals are blocked.', () => Promise.resolve());
  await decide(page, buttonOf(page, 'Allow withdrawals'), 'Allow withdrawals');
  await expectDone(page, 'Withdrawals are allowed.', () => Promise.resolve());
}

/** Suspends the member of the page, and takes it back. The button that was pressed goes away each time. */
async function suspendMember(page: Page): Promise<void> {
  const suspend = buttonOf(page, 'Suspend');
  const lift = buttonOf(page, 'Take the suspension back');
  await askAndLeave(page, suspend);
  await decide(page, suspend, 'Suspend', { Reason: 'A stolen card.' });
  await expectDone(page, 'The member is suspended.', async () => {
    await expect(lift).toBeVisible();
    await expect(page.getByText('A stolen card.').first()).toBeVisible();
    await expect(suspend).toHaveCount(0);
  });
  const label = 'Take the suspension back';
  await decide(page, lift, label, { Reason: 'It was not stolen.' });
  await expectDone(page, 'It is taken back.', async () => {
    await expect(suspend).toBeVisible();
    await expect(page.getByText('It was not stolen.').first()).toBeVisible();
  });
}

async function announce(page: Page): Promise<void> {
  await openSection(page, 'Announcements');
  const title = 'Maintenance on Friday';
  await typeAt(page, page.getByLabel('Title, English'), title);
  await typeAt(page, page.getByLabel('Text, English'), '<p>From 2 to 3 o’clock.</p>');
  await pressAt(page, page.getByRole('button', { name: 'Add', exact: true }));
  const added = page.getByRole('link', { name: title });
  await expectDone(page, 'Added.', () => expect(added).toBeVisible());
  const remove = buttonOf(page, new RegExp(`^Remove, ${title}`));
  await tabTo(page, remove, 'Shift+Tab');
  await decide(page, remove, 'Remove');
  await expectDone(page, 'Removed.', () => expect(added).toHaveCount(0));
}

async function saveFigures(page: Page): Promise<void> {
  await openSection(page, 'Figures');
  await expect(page.getByRole('cell', { name: 'Total' }).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await pressAt(page, page.getByRole('button', { name: /^Save as CSV/ }).first());
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await expectDone(page, /^The list is saved/, () => Promise.resolve());
}

async function voidBet(page: Page): Promise<void> {
  await openSection(page, 'Search');
  await typeAt(page, page.getByLabel('Search for'), 'juan');
  await page.keyboard.press('Enter');
  const bets = buttonOf(page, /^Void, juan/);
  await expect(bets).not.toHaveCount(0);
  await expectFocusKept(page);
  const count = await bets.count();
  await decide(page, bets.first(), 'Void', { Reason: 'The match was called off.' });
  await expectDone(page, /^The stake of .* is back\.$/, () => expect(bets).toHaveCount(count - 1));
}

// Only a browser moves the focus by Tab, and loses it with an element that goes away.
test('an operator works through a day of the demo with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/_operator#${testToken}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // A region of the page reads words out only when it is there before them.
  await expect(page.getByRole('status')).toHaveCount(1);
  await sendMessage(page);
  await test.step('credits a deposit that waits', () => creditDeposit(page));
  await test.step('decides withdrawals', () => decideWithdrawals(page));
  await test.step('answers a message', () => answerMessage(page));
  await test.step('changes a member', () => changeMember(page));
  await test.step('suspends a member, and takes it back', () => suspendMember(page));
  await test.step('adds an announcement and removes it', () => announce(page));
  await test.step('saves the figures', () => saveFigures(page));
  await test.step('voids a bet', () => voidBet(page));
  await test.step('reads what was decided', async () => {
    await openSection(page, 'Decisions');
    for (const words of ['The account is closed.', 'A gift', 'The match was called off.']) {
      await expect(page.getByRole('cell', { name: words })).toBeVisible();
    }
    await openSection(page, 'Changes by operators');
    await expect(page.getByRole('row')).not.toHaveCount(0);
  });
});
