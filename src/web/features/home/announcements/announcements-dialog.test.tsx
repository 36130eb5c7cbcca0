import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import { openPart } from '#tests/support/open-screen.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { AnnouncementList } from './announcement-list.tsx';

/** Opens the announcements of the home page, `count` of them, titled by number. */
async function openNotices(count: number) {
  const player = Array.from({ length: count }, (_, index) => ({
    id: index,
    title: `Notice ${index + 1}`,
    content: `<p>Content ${index + 1}</p>`,
    announcementImages: [],
  }));
  const opened = await openPart(
    <>
      <AnnouncementBar />
      <AnnouncementList />
    </>,
    {
      path: '/',
      ...(await withChangedReply(getAnnouncements, (value) => ({ ...value, player }))),
    },
  );
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

const titlesBetween = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Notice ${from + index}`);

describe('the announcements dialog', () => {
  it('shows nine per page and opens at the page of the clicked announcement', async () => {
    const { openAt } = await openNotices(25);
    const dialog = await openAt(14);
    expect(titles(dialog)).toEqual(titlesBetween(10, 18));
    expect(dialog.querySelector('details[open] summary')?.textContent).toBe('Notice 14');
    expect(dialog.querySelectorAll('details[open]')).toHaveLength(1);
    const current = within(dialog).getByRole('button', { current: 'page' });
    expect(current.textContent).toBe('2');
  });

  it('opens at the announcement that is clicked in the list of the page', async () => {
    const { user } = await openNotices(25);
    const list = within(await screen.findByRole('region', { name: 'What is new' }));
    await user.click(await list.findByRole('button', { name: /^Notice 2\b/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    expect(dialog.querySelector('details[open] summary')?.textContent).toBe('Notice 2');
  });

  it('changes pages by number and by arrow', async () => {
    const { openAt, user } = await openNotices(25);
    const dialog = await openAt(1);
    expect(within(dialog).getByRole('button', { name: 'Previous page' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Next page' }));
    expect(titles(dialog)).toEqual(titlesBetween(10, 18));
    await user.click(within(dialog).getByRole('button', { name: 'Page 3' }));
    expect(titles(dialog)).toEqual(titlesBetween(19, 25));
    expect(dialog.querySelector('details[open]')).toBeNull();
  });

  it('shows at most five page marks', async () => {
    const { openAt } = await openNotices(100);
    const pages = within(await openAt(1)).getByRole('navigation', { name: 'Pages of notices' });
    expect(within(pages).getAllByRole('listitem')).toHaveLength(5);
    expect(within(pages).getByRole('button', { name: 'Page 12' })).toBeTruthy();
  });

  it('has no pagination for nine announcements', async () => {
    const { openAt } = await openNotices(9);
    const dialog = await openAt(9);
    expect(titles(dialog)).toEqual(titlesBetween(1, 9));
    expect(within(dialog).queryByRole('navigation')).toBeNull();
  });

  it('is replaced by a welcome without announcements', async () => {
    const { bar } = await openNotices(0);
    expect(await within(bar).findByText(/^Welcome to /)).toBeTruthy();
    const list = await screen.findByRole('region', { name: 'What is new' });
    expect(await within(list).findByText(/nothing new today/)).toBeTruthy();
  });
});
