import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addFavourite } from '#contract/calls/favourite-changes.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

async function openStars(signedIn?: string) {
  const opened = await openScreen({ path: '/rng', ...(signedIn && { signedIn }) });
  const { state } = opened.app.favourites;
  if (signedIn) await waitFor(() => expect(state.phase).toBe('ready'));
  const stars = await screen.findAllByRole('button', { name: /^Favourite: / });
  const star = stars.find((one) => one.getAttribute('aria-pressed') === 'false');
  if (star === undefined) throw new Error('every game is starred');
  return { ...opened, star };
}

describe('the star of a game', () => {
  it('is lit at once and stays lit', async () => {
    const { user, star, app } = await openStars('juan');
    const before = app.favourites.state.nodeIds.length;
    await user.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
    await app.favourites.load();
    expect(app.favourites.state.nodeIds).toHaveLength(before + 1);
  });

  it('goes out again, with a word, when the gateway will not have it', async () => {
    const { user, star, operator } = await openStars('juan');
    await operator.failNext(addFavourite, 500);
    await user.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
    expect(await screen.findByText(/^We cannot be reached/)).toBeTruthy();
  });

  it('asks a guest to log in', async () => {
    const { user, star, router } = await openStars();
    await user.click(star);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ dialog: 'login' }));
    expect(star.getAttribute('aria-pressed')).toBe('false');
  });
});
