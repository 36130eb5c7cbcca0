import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getSecurityConfig } from '#protocol/calls/security/security-config.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const overview = '/member?page=securityCenter';
const open = (signedIn: string, path = overview) => openScreen({ path, gateway, signedIn });
const list = () => screen.findByRole('list', { name: 'Protections of your account' });
const rows = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

describe('the overview of the security centre', () => {
  it('shows the level, and one list with what is missing first', async () => {
    await open('juan');
    const heading = await screen.findByRole('heading', { name: /Protection of your account/ });
    expect(heading.textContent).toMatch(/: (Low|Medium|High)$/);
    const texts = await rows();
    const isMissing = texts.map((text) => text.includes('Missing'));
    expect(isMissing.lastIndexOf(true)).toBeLessThan(texts.findIndex((t) => t.includes('Done')));
    expect(texts.find((text) => text.startsWith('Withdrawal password'))).toMatch(/Done/);
    expect(texts.find((text) => text.startsWith('Security questions'))).toMatch(/Missing.*Set up/);
  });

  it('leaves out what the operator has switched off, also by its address', async () => {
    await operator.settings({ modules: { SECQUES3: false } });
    const { user } = await open('juan', `${overview}&item=securityQuestions`);
    expect(await screen.findByText('This is not in use at the moment')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to Security' }));
    expect((await rows()).some((text) => text.startsWith('Security questions'))).toBe(false);
  });

  it('opens a part with the focus on its title, and returns by Back', async () => {
    const { user, router } = await open('juan');
    await user.click(within(await list()).getByRole('link', { name: /^Withdrawal password/ }));
    const title = await screen.findByRole('heading', { level: 2, name: 'Withdrawal password' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(router.state.location.search).toMatchObject({ item: 'withdrawalPassword' });
    router.history.back();
    expect(await list()).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    await operator.failNext(getSecurityConfig, 500);
    const { user } = await open('juan');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await list()).toBeTruthy();
  });
});
