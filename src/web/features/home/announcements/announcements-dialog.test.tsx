import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getAnnouncements } from '#contract/calls/announcements.ts';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

/** A gateway with as many notices, each titled by its number. */
async function withNotices(count: number) {
  const player = Array.from({ length: count }, (_, index) => ({
    id: index,
    title: `Notice ${index + 1}`,
    content: `<p>Content ${index + 1}</p>`,
    announcementImages: [],
  }));
  const opened = await openScreen({
    path: '/',
    ...(await withChangedReply(getAnnouncements, (value) => ({ ...value, player }))),
  });
  const bar = await screen.findByRole('region', { name: 'Notices' });

  async function openAt(number: number) {
    const notice = new RegExp(`^Notice ${number} `);
    await opened.user.click(await within(bar).findByRole('button', { name: notice }));
    return screen.findByRole('dialog', { name: 'Notices' });
  }
  return { ...opened, bar, openAt };
}

const titles = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('summary')].map(({ textContent }) => textContent);

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Notice ${from + index}`);

describe('the list of notices', () => {
  it('stands nine a page and opens at the page of the one that is pressed', async () => {
    const { openAt } = await withNotices(25);
    const dialog = await openAt(14);
    expect(titles(dialog)).toEqual(numbered(10, 18));
    expect(dialog.querySelector('details[open] summary')?.textContent).toBe('Notice 14');
    expect(dialog.querySelectorAll('details[open]')).toHaveLength(1);
    const current = within(dialog).getByRole('button', { current: 'page' });
    expect(current.textContent).toBe('2');
  });

  it('is paged through by number and by arrow', async () => {
    const { openAt, user } = await withNotices(25);
    const dialog = await openAt(1);
    expect(within(dialog).getByRole('button', { name: 'Previous page' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Next page' }));
    expect(titles(dialog)).toEqual(numbered(10, 18));
    await user.click(within(dialog).getByRole('button', { name: 'Page 3' }));
    expect(titles(dialog)).toEqual(numbered(19, 25));
    expect(dialog.querySelector('details[open]')).toBeNull();
  });

  it('has at most five marks for its pages', async () => {
    const { openAt } = await withNotices(100);
    const pages = within(await openAt(1)).getByRole('navigation', { name: 'Pages of notices' });
    expect(within(pages).getAllByRole('listitem')).toHaveLength(5);
    expect(within(pages).getByRole('button', { name: 'Page 12' })).toBeTruthy();
  });

  it('needs no pages for nine', async () => {
    const { openAt } = await withNotices(9);
    const dialog = await openAt(9);
    expect(titles(dialog)).toEqual(numbered(1, 9));
    expect(within(dialog).queryByRole('navigation')).toBeNull();
  });

  it('is calm where there are none', async () => {
    const { bar } = await withNotices(0);
    expect(await within(bar).findByText(/^Welcome to /)).toBeTruthy();
    const list = await screen.findByRole('region', { name: 'What is new' });
    expect(await within(list).findByText(/nothing new today/)).toBeTruthy();
  });
});
