import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { appPaths } from '#protocol/paths.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { pageMessages } from './page-messages.ts';
import { findPageMessages } from './find-page-messages.ts';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

describe('the texts of a page', () => {
  it('exist for every path of the app', () => {
    expect(Object.keys(pageMessages).toSorted()).toEqual(appPaths.toSorted());
    for (const { title, description } of Object.values(pageMessages)) {
      expect(title.message?.length).toBeGreaterThan(2);
      expect(description.message?.length).toBeGreaterThan(20);
    }
  });

  it.each([
    ['/live/', {}, '/live'],
    ['/rng', { slotClass: 'BG' }, '/bingo'],
    ['/rng', { slotClass: 'JP' }, '/rng'],
  ] as const)('at %s %o are the texts of %s', (path, search, page) => {
    expect(findPageMessages(path, search)).toBe(pageMessages[page]);
  });
});

describe('a navigation to another page', () => {
  it('changes the title and the description', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'description';
    const { router } = await openScreen({ gateway });
    await waitFor(() => expect(document.title).toBe('Help – Parola'));
    await act(() => router.navigate({ to: '/pointMall' }));
    await waitFor(() => expect(document.title).toBe('Points mall – Parola'));
    expect(meta.content).toMatch(/Points never expire/);
    await act(() => router.navigate({ href: '/nowhere/at/all' }));
    await waitFor(() => expect(document.title).toBe('Page not found – Parola'));
    meta.remove();
  });

  it('is announced to screen readers, except for the first page, and moves the focus', async () => {
    const { router } = await openScreen({ gateway });
    await waitFor(() => expect(document.title).toBe('Help – Parola'));
    const isAnnounced = () =>
      screen.getAllByRole('status').some((region) => within(region).queryByText('Points mall'));
    expect(isAnnounced()).toBe(false);
    expect(document.activeElement?.id).not.toBe('main');
    await act(() => router.navigate({ to: '/pointMall' }));
    await waitFor(() => expect(isAnnounced()).toBe(true));
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });
});
