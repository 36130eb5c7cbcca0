import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { lastCode } from '#tests/support/security-samples.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

async function open(signedIn: string, item: 'mobile' | 'email') {
  const path = `/member?page=securityCenter&item=${item}`;
  const opened = await openScreen({ path, gateway, signedIn });
  const { user } = opened;
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
  return {
    ...opened,
    field,
    async type(label: string, typed: string) {
      await user.clear(await field(label));
      await user.type(await field(label), typed);
    },
    press: async (name: string, at = 0) => {
      const buttons = await screen.findAllByRole('button', { name });
      await user.click(buttons.at(at) ?? document.body);
    },
    codeTo: async (to: string) => {
      await waitFor(async () => expect(await lastCode(gateway, to)).toMatch(/^\d{6}$/));
      return lastCode(gateway, to);
    },
    atOverview: () => screen.findByRole('list', { name: 'Protections of your account' }),
  };
}

describe('the mobile number', () => {
  it('is changed with the withdrawal password and a code to the new number', async () => {
    const { type, press, codeTo, atOverview, app } = await open('juan', 'mobile');
    await screen.findByText(/is verified. Below you can change it/);
    await type('Withdrawal password', demoWithdrawalPassword);
    await type('Mobile number', '917 555 0777');
    await press('Get code');
    await type('Code that we send there', await codeTo('+639175550777'));
    await press('Verify and save');
    await atOverview();
    const { profile } = await app.securityCentre();
    await waitFor(() => expect(profile.state.profile?.mobile?.value).toMatch(/0777$/));
  });

  it('is changed with a code to the old number', async () => {
    const { user, type, press, codeTo, atOverview } = await open('juan', 'mobile');
    await user.selectOptions(await screen.findByLabelText('Confirm with'), 'Code by SMS');
    const proof = await screen.findByLabelText(/^Code to /);
    await press('Get code');
    await user.type(proof, await codeTo('+639175550101'));
    await type('Mobile number', '9175550778');
    // The code is in the outbox before the button of the proof counts down.
    await press('Get code', -1);
    await type('Code that we send there', await codeTo('+639175550778'));
    await press('Verify and save');
    await atOverview();
  });

  it('asks for a number before it sends a code', async () => {
    const { press, field, requests } = await open('juan', 'mobile');
    await field('Mobile number');
    await press('Get code');
    expect(await screen.findByText('Please enter your mobile number.')).toBeTruthy();
    expect(requests.filter(({ url }) => url.includes('/verification/'))).toEqual([]);
  });

  it('of another account is refused at its field', async () => {
    const { type, press, codeTo } = await open('juan', 'mobile');
    await type('Withdrawal password', demoWithdrawalPassword);
    await type('Mobile number', '9175550102');
    await press('Get code');
    await type('Code that we send there', await codeTo('+639175550102'));
    await press('Verify and save');
    const fault = await screen.findByText(/already an account with this mobile number/);
    expect(fault.closest('div')?.querySelector('[name="mobile"], [name="contact"]')).toBeTruthy();
  });
});

describe('the email', () => {
  it('shows a wrong proof at its field and keeps the rest', async () => {
    const { type, press, codeTo, field, atOverview } = await open('juan', 'email');
    await type('Withdrawal password', '000000');
    await type('Email', 'juan.new@example.com');
    await press('Get code');
    await type('Code that we send there', await codeTo('juan.new@example.com'));
    await press('Verify and save');
    expect(await screen.findByText(/Tries left: 4/)).toBeTruthy();
    expect((await field('Email')).value).toBe('juan.new@example.com');
    await type('Withdrawal password', demoWithdrawalPassword);
    await press('Verify and save');
    await atOverview();
  });

  it('is verified without a proof while it is not verified', async () => {
    const email = 'pia@example.com';
    await operator.account({ username: 'pia', password: demoPassword, type: 0, email });
    const { type, press, codeTo, atOverview } = await open('pia', 'email');
    await screen.findByText(/is not verified yet/);
    expect(screen.queryByText('First, confirm that it is you')).toBeNull();
    await type('Email', email);
    await press('Get code');
    await type('Code', await codeTo(email));
    await press('Verify and save');
    await atOverview();
  });

  it('asks for a proof after all when another one is typed', async () => {
    const email = 'pia@example.com';
    await operator.account({ username: 'pia', password: demoPassword, type: 0, email });
    const { type, press, codeTo, atOverview } = await open('pia', 'email');
    await type('Email', 'other@example.com');
    await press('Get code');
    await type('Code', await codeTo('other@example.com'));
    await press('Verify and save');
    await screen.findByText('First, confirm that it is you');
    await type('Login password', demoPassword);
    await press('Verify and save');
    await atOverview();
  });

  it('comes back filled in after the session ended, without the code', async () => {
    const first = await open('juan', 'email');
    await first.type('Withdrawal password', demoWithdrawalPassword);
    await first.type('Email', 'juan.new@example.com');
    first.app.session.end('Your session is over.');
    first.app.session.confirmEnded();
    const { sessionStorage } = first.platform;
    expect(sessionStorage.getItem('formDraft')).not.toContain(demoWithdrawalPassword);
    first.unmount();
    const { browser } = first;
    const path = '/member?page=securityCenter&item=email';
    await openScreen({ path, gateway, browser, platform: { sessionStorage }, signedIn: 'juan' });
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    await waitFor(() => expect(email.value).toBe('juan.new@example.com'));
    expect(screen.getByLabelText<HTMLInputElement>('Withdrawal password').value).toBe('');
  });
});
