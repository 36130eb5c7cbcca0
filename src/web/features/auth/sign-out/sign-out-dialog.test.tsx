import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  });

  it('can be cancelled', async () => {
    const { press, app, router } = await openSignOut();
    await press('Stay');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.session.state.phase).toBe('member');
    expect(router.state.location.href).toBe('/help');
  });
});
