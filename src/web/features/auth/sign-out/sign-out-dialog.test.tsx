import { screen, waitFor, within } from '@testing-library/react';
import { IDBDatabase } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openScreen } from '#tests/support/open-screen.tsx';

async function openSignOut() {
  const opened = await openScreen({ path: '/help?dialog=signOut', signedIn: 'juan' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out?' }));
  const press = (name: string) => opened.user.click(dialog.getByRole('button', { name }));
  return { ...opened, press };
}

describe('signing out', () => {
  it('ends the session and opens the home page', async () => {
    const { press, app, router } = await openSignOut();
    await press('Sign out');
    await waitFor(() => expect(router.state.location.href).toBe('/'));
    expect(app.session.state.phase).toBe('guest');
    expect(screen.queryByText(/has not yet removed/)).toBeNull();
  });

  it('says so when the browser has not removed the kept data', async () => {
    const { press, app } = await openSignOut();
    const refuse = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The database connection is closing', 'InvalidStateError');
    });
    onTestFinished(() => refuse.mockRestore());
    await press('Sign out');
    expect(await screen.findByText(/has not yet removed/)).toBeTruthy();
    expect(app.session.state.phase).toBe('guest');
  });

  it('can be cancelled', async () => {
    const { press, app, router } = await openSignOut();
    await press('Stay');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.session.state.phase).toBe('member');
    expect(router.state.location.href).toBe('/help');
  });
});
