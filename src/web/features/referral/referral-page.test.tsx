import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getInvitations } from '#protocol/calls/rewards/referral.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const path = '/member?page=referral';
const region = (name: string) => screen.findByRole('region', { name });

afterEach(() => vi.unstubAllGlobals());

describe('the page of invitations', () => {
  it('has the code, the link, its QR code, and what each stage pays', async () => {
    await openScreen({ path, signedIn: 'juan' });
    const card = within(await region('Bring a friend aboard'));
    expect(card.getByText('JUAN2026')).toBeTruthy();
    expect(card.getByText(/\/register\?r=JUAN2026$/)).toBeTruthy();
    expect(card.getByRole('img', { name: 'QR code of your link' })).toBeTruthy();
    const stages = within(await region('What a friend brings you')).getAllByRole('listitem');
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      '₱20.00when they register',
      '₱100.00when they have deposited ₱200.00 and bet as much',
      '₱300.00when they reach ₱5,000.00 of turnover',
    ]);
  });

  it('shares the link by the sheet of the device', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { user } = await openScreen({ path, signedIn: 'juan' });
    await user.click(await screen.findByRole('button', { name: 'Share the link' }));
    const text = expect.stringMatching(/\/register\?r=JUAN2026$/) as string;
    expect(share).toHaveBeenCalledWith({ title: 'Parola', text });
  });

  it('lists friends with masked names, and pays what waits once', async () => {
    const { user, app } = await openScreen({ path, signedIn: 'juan' });
    const friends = within(await region('Your friends'));
    expect(await friends.findByText('We are checking')).toBeTruthy();
    expect(friends.getAllByText(/\*\*\*/)).toHaveLength(6);
    const earnings = within(await region('Your earnings'));
    const before = app.balance.state.centavos ?? 0;
    const button = await earnings.findByRole('button', { name: /^Claim ₱/ });
    await user.click(button);
    expect(await earnings.findByText(/is in your main wallet\./)).toBeTruthy();
    await waitFor(() => expect(earnings.queryByRole('button')).toBeNull());
    await waitFor(() => expect(app.balance.state.centavos).toBeGreaterThan(before));
  });

  it('shows how to begin', async () => {
    const changed = await withChangedReply(getInvitations, () => ({ list: [], totalPages: 0 }));
    await openScreen({ path, signedIn: 'juan', ...changed });
    expect(await screen.findByText('Nobody has registered with your link yet')).toBeTruthy();
  });

  it('leads agents to the promotions', async () => {
    const { router } = await openScreen({ path, signedIn: 'ana' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/promotions'));
  });
});
