import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openLottery } from '#tests/support/open-lottery.ts';
import { openPage, openScreen } from '#tests/support/open-screen.tsx';

it('the lottery shows its drawn numbers, and its link opens the lobby of the lottery', async () => {
  const { user, router } = await openScreen({ path: '/lottery', signedIn: 'juan' });
  expect(await screen.findByRole('heading', { name: 'Drawn numbers' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Open the lottery lobby' }));
  expect(await screen.findByTitle(/^Game: /)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/lottery');
});

it('the lottery shows the tickets of the member: open until their draw, then with the drawn numbers', async () => {
  const gateway = await openTestGateway();
  onTestFinished(() => gateway.close());
  const { draws, buy } = await openLottery(gateway, 'luis');
  const { coming, now } = await draws();
  const draw = coming[1];
  expect(await buy('a-ticket-to-show', { draw: draw?.numero })).toMatchObject({ status: 200 });
  const { app } = await openPage({ path: '/lottery', signedIn: 'luis', gateway });
  const row = async () => (await screen.findByText(draw?.numero ?? '')).closest('li');
  const open = await row();
  expect(open?.textContent).toContain('Waiting for the result');
  expect(open?.textContent).toContain('₱10.00');
  expect(within(open as HTMLElement).queryByText('Drawn numbers')).toBeNull();

  await gateway.operator.advance(Math.ceil(((draw?.endsAt ?? 0) - now) / 1_000) + 1);
  await gateway.operator.jobs('bets', 'draws');
  const lottery = await app.lottery();
  await Promise.all([lottery.tickets.load(), lottery.load()]);
  const { past } = await draws();
  const drawn = past.find(({ numero }) => numero === draw?.numero)?.drawn ?? [];
  const settled = await screen.findByText(drawn.join(', '));
  expect(settled.closest('li')).toBe(await row());
  expect((await row())?.textContent).toMatch(/Won|Lost|Tied/);
  const results = screen.getByRole('heading', { name: 'Drawn numbers' }).closest('section');
  const [latest] = results?.querySelectorAll('li p') ?? [];
  expect(latest?.textContent).toMatch(/^[\d\s]+$/);
});
