import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { processDailySalary } from '#protocol/calls/contracts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

async function openContracts(signedIn: string) {
  const opened = await openScreen({ gateway, signedIn });
  const dialog = await screen.findByRole('dialog', { name: 'Contracts' });
  const card = (name: string) => within(within(dialog).getByRole('article', { name }));
  const press = (name: string, button: string) =>
    opened.user.click(card(name).getByRole('button', { name: button }));
  const cards = () => within(dialog).queryAllByRole('article').length;
  return { ...opened, dialog, card, press, cards };
}

describe('contract requests', () => {
  it('show their sender, kind and terms', async () => {
    const { card } = await openContracts('ana');
    const dividend = card('Dividend');
    for (const words of ['New contract', 'Semimonthly', /From Parola/, '22%', '25%']) {
      expect(dividend.getByText(words)).toBeTruthy();
    }
    expect(dividend.getByText('₱5,000,000.00')).toBeTruthy();
    expect(dividend.getAllByText('Active members')).toHaveLength(2);
    const hourly = card('Hourly salary');
    expect(hourly.getByText('Termination')).toBeTruthy();
    expect(hourly.getByText(/From Luis, your downline/)).toBeTruthy();
    expect(hourly.queryByText('Active members')).toBeNull();
    expect(hourly.queryByText('Daily')).toBeNull();
  });

  it('disappear as they are answered, and the last closes the dialog', async () => {
    const { press, cards, dialog } = await openContracts('luis');
    expect(within(dialog).getByText(/2 requests wait/)).toBeTruthy();
    await press('Daily salary', 'Accept');
    await waitFor(() => expect(cards()).toBe(1));
    const status = within(dialog)
      .getByText(/request waits for/)
      .closest('[role=status]');
    expect(status?.textContent).toBe('Accepted: Daily salary. 1 request waits for your answer.');
    expect(document.activeElement).toBe(status);
    await press('Real-time salary', 'Reject');
    expect(document.activeElement?.textContent).toBe('Go back');
    await press('Real-time salary', 'Go back');
    expect(cards()).toBe(1);
    await press('Real-time salary', 'Reject');
    await press('Real-time salary', 'Reject');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Contracts' })).toBeNull());
    expect(await screen.findByText('Rejected: Real-time salary.')).toBeTruthy();
  });

  it('require a confirmation when a lower rate ends contracts of downlines', async () => {
    const { press, card, cards } = await openContracts('ana');
    await press('Dividend', 'Accept');
    expect(await card('Dividend').findByText(/ends 2 contracts of your downlines/)).toBeTruthy();
    expect(card('Dividend').getByText('Aida, Luis')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Go back');
    await press('Dividend', 'Go back');
    expect(card('Dividend').queryByText(/ends 2 contracts/)).toBeNull();
    expect(cards()).toBe(2);
    await press('Dividend', 'Accept');
    await card('Dividend').findByText(/ends 2 contracts/);
    await press('Dividend', 'Accept and end them');
    await waitFor(() => expect(cards()).toBe(1));
  });

  it('stay hidden until the next visit after "Answer later"', async () => {
    const { user, dialog, app, browser, platform, unmount } = await openContracts('ana');
    await user.click(within(dialog).getByRole('button', { name: 'Answer later' }));
    expect(screen.queryByRole('dialog', { name: 'Contracts' })).toBeNull();
    expect(app.popups.state.contractsLater).toBe(true);
    expect(app.contracts.state.requests).toHaveLength(2);
    unmount();
    const { sessionStorage } = platform;
    await openScreen({ gateway, browser, platform: { sessionStorage } });
    const again = await screen.findByRole('dialog', { name: 'Contracts' });
    expect(within(again).getAllByRole('article')).toHaveLength(2);
  });

  it('stay, with the reason, when an answer fails', async () => {
    const { press, card, cards, platform } = await openContracts('luis');
    platform.goOffline();
    expect(await screen.findByText(/You can answer once you are connected/)).toBeTruthy();
    await press('Daily salary', 'Accept');
    expect(await card('Daily salary').findByText(/You seem to be offline/)).toBeTruthy();
    expect(cards()).toBe(2);
    platform.goOnline();
    await waitFor(() => expect(screen.queryByText(/offline/)).toBeNull());
    await press('Daily salary', 'Accept');
    await waitFor(() => expect(cards()).toBe(1));
  });

  it('disappear when they were answered elsewhere', async () => {
    const { press, cards } = await openContracts('luis');
    const token = await gateway.signIn('luis');
    const answer = { id: 'demo-ask-luis-daily', answer: 'reject', confirmed: 'N' } as const;
    await gateway.request(processDailySalary, answer, { token });
    await press('Daily salary', 'Accept');
    await waitFor(() => expect(cards()).toBe(1));
  });
});
