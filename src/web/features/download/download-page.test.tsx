import { screen, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit Version/17.0 Safari/604.1';
const android = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit Chrome/140.0 Mobile Safari/537.36';
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit Chrome/140.0 Safari/537.36';

/** Opens the page on a device. Returns the parts of the page in the order of reading. */
async function openOn(userAgent: string, { canAsk = false } = {}) {
  const nothing = () => {};
  const installPrompt = {
    device: { userAgent, touchPoints: 0 },
    standalone: () => false,
    canAsk: () => canAsk,
    ask: async () => true,
    keepStorage: nothing,
    onQuestion: () => nothing,
    onInstalled: () => nothing,
  };
  await openScreen({ gateway, path: '/download', platform: { installPrompt } });
  await screen.findByRole('heading', { name: 'Parola on your home screen' });
  const main = screen.getByRole('main');
  const parts = {
    title: within(main).getByRole('heading', { level: 1 }),
    install: within(main).queryByRole('button', { name: 'Install Parola' }),
    steps: within(main).getByRole('tabpanel'),
    reasons: within(main).getByText(/A lite app/),
    code: within(main).queryByRole('img', { name: /^Code that leads/ }),
  };
  const all = [...main.querySelectorAll('*')];
  return Object.entries(parts)
    .filter(([, part]) => part !== null)
    .toSorted(
      ([, a], [, b]) => all.findIndex((one) => one === a) - all.findIndex((one) => one === b),
    )
    .map(([name]) => name);
}

describe('the download page', () => {
  it('leads with the steps of an iPhone, without a code', async () => {
    expect(await openOn(iphone)).toEqual(['title', 'steps', 'reasons']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('iPhone');
  });

  it('leads with the button on a phone that can install, without a code', async () => {
    const parts = await openOn(android, { canAsk: true });
    expect(parts).toEqual(['title', 'install', 'steps', 'reasons']);
  });

  it('shows a code for the phone on a computer', async () => {
    expect(await openOn(computer)).toEqual(['title', 'steps', 'reasons', 'code']);
  });
});
