import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { changeWithdrawalPassword } from '#protocol/calls/security/withdrawal-password.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { lastCode } from '#tests/support/security-samples.ts';
import { expectFocus } from '#tests/support/expect-focus.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

async function open(signedIn: string) {
  const path = '/member?page=securityCenter&item=withdrawalPassword';
  const opened = await openScreen({ path, gateway, signedIn });
  const { user } = opened;
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
  return {
    ...opened,
    field,
    async fill(entry: Readonly<Record<string, string>>) {
      for (const [label, typed] of Object.entries(entry)) {
        await user.clear(await field(label));
        await user.type(await field(label), typed);
      }
    },
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    atOverview: () => screen.findByRole('list', { name: 'Protections of your account' }),
  };
}

const twice = (pin: string) => ({
  'New withdrawal password': pin,
  'New withdrawal password again': pin,
});

describe('the withdrawal password', () => {
  it('is set with the login password, and is then done', async () => {
    const { fill, press, field, atOverview, app } = await open('luis');
    await fill({ ...twice('135792'), 'Login password': 'wrong-1' });
    await press('Set the withdrawal password');
    expect(await screen.findByText(/The old password is not right/)).toBeTruthy();
    expect((await field('New withdrawal password')).value).toBe('135792');
    await fill({ 'Login password': demoPassword });
    await press('Set the withdrawal password');
    await atOverview();
    const { security } = await app.securityCentre();
    await waitFor(() => expect(security.state.hasWithdrawalPassword).toBe(true));
  });

  it('has six digits, the same twice', async () => {
    const { fill, press, field, requests } = await open('juan');
    await fill({
      'Old withdrawal password': demoWithdrawalPassword,
      'New withdrawal password': '123',
      'New withdrawal password again': '124',
    });
    await press('Change the withdrawal password');
    expect(screen.getByText('Please enter 6 characters: digits only.')).toBeTruthy();
    expect(screen.getByText(/The two passwords are not the same/)).toBeTruthy();
    expect(document.activeElement).toBe(await field('New withdrawal password'));
    expect(requests.filter(({ url }) => url.endsWith('/paymentPassword'))).toEqual([]);
  });

  it('is changed by the old one', async () => {
    const { fill, press, atOverview } = await open('juan');
    await fill({ 'Old withdrawal password': demoWithdrawalPassword, ...twice('135792') });
    await press('Change the withdrawal password');
    await atOverview();
    await expectFocus(/^Protection of your account/);
  });

  it('shows the tries left, then the end of the lock, and a code ends the lock', async () => {
    const { fill, press, atOverview } = await open('juan');
    await fill({ 'Old withdrawal password': '000000', ...twice('135792') });
    for (const left of [4, 3, 2, 1]) {
      await press('Change the withdrawal password');
      await screen.findByText(new RegExp(`Tries left: ${left}`));
    }
    await press('Change the withdrawal password');
    expect(await screen.findByText(/Five wrong tries: it is locked until .+:/)).toBeTruthy();
    expect(await screen.findByText(/so it is locked until .+ Your money is safe/)).toBeTruthy();
    await press('Forgotten? Set a new one by a code');
    await press('Get code');
    await screen.findByText(/Again in/);
    await fill({ Code: await lastCode(gateway, '+639175550101'), ...twice('135792') });
    await press('Set the withdrawal password');
    await atOverview();
  });

  it('shows a wrong code at its field, and one that was used', async () => {
    const { fill, press } = await open('juan');
    await press('Forgotten? Set a new one by a code');
    await fill({ Code: '000000', ...twice('135792') });
    await press('Set the withdrawal password');
    expect(await screen.findByText(/This code is no longer good/)).toBeTruthy();
  });

  it('is sent again with one press when no answer came', async () => {
    const { fill, press, atOverview } = await open('juan');
    await operator.failNext(changeWithdrawalPassword, 503);
    await fill({ 'Old withdrawal password': demoWithdrawalPassword, ...twice('135792') });
    await press('Change the withdrawal password');
    await press('Try again');
    await atOverview();
  });

  it('says that another tab has set it meanwhile', async () => {
    const { fill, press, field } = await open('luis');
    await fill({ ...twice('135792'), 'Login password': demoPassword });
    const other = await openScreen({ gateway, signedIn: 'luis' });
    const { security } = await other.app.securityCentre();
    const chosen = { newPassword: '864209', confirmation: '864209' };
    await security.setWithdrawalPassword({ ...chosen, loginPassword: demoPassword });
    await press('Set the withdrawal password');
    expect(await screen.findByText(/This was changed in another window/)).toBeTruthy();
    expect(await field('Old withdrawal password')).toBeTruthy();
  });
});
