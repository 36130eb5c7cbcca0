import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createAffiliateLink, getAffiliateLinks } from '#protocol/calls/agents/affiliate-links.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/agentHome?page=registerCenter';
const section = async (name: string) => within(await screen.findByRole('region', { name }));

async function openCenter(signedIn = 'ana') {
  const opened = await openPage({ path, gateway, signedIn });
  await screen.findByRole('button', { name: 'Create the account' });
  return opened;
}

describe('a new account', () => {
  it('is created, and can log in', async () => {
    const { user } = await openCenter();
    const form = await section('Create an account');
    await user.type(form.getByLabelText('Username'), 'Bagong1');
    await user.type(form.getByLabelText('Initial password'), 'Bangka2026');
    await user.click(form.getByRole('radio', { name: 'Agent' }));
    await user.clear(form.getByLabelText('Rebate in percent'));
    await user.type(form.getByLabelText('Rebate in percent'), '0.25');
    await user.click(form.getByRole('button', { name: 'Create the account' }));
    expect(await screen.findByText('The account Bagong1 is ready.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Username').value).toBe('');
    expect(await gateway.signIn('Bagong1', 'Bangka2026')).toBeTruthy();
  });

  it('shows what is wrong at its field', async () => {
    const { user } = await openCenter('luis');
    const form = await section('Create an account');
    const create = () => user.click(form.getByRole('button', { name: 'Create the account' }));
    await create();
    expect(form.getByText('Please enter a username.')).toBeTruthy();
    expect(form.getByText('Please enter a password.')).toBeTruthy();
    await user.type(form.getByLabelText('Username'), 'juan');
    await user.type(form.getByLabelText('Initial password'), 'Bangka2026');
    await user.clear(form.getByLabelText('Rebate in percent'));
    await user.type(form.getByLabelText('Rebate in percent'), '0.31');
    await create();
    const rebate = form.getByLabelText('Rebate in percent');
    expect(rebate.getAttribute('aria-invalid')).toBe('true');
    await user.clear(rebate);
    await user.type(rebate, '0.2');
    await create();
    const username = form.getByLabelText('Username');
    await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('a link', () => {
  it('is created with its address and QR code, counts, and is deleted after a question', async () => {
    const { user } = await openCenter();
    const part = await section('Invitation links');
    expect(await part.findByText('No link yet')).toBeTruthy();
    await user.type(part.getByLabelText('Name of the link'), 'Summer <b>');
    await user.clear(part.getByLabelText('Rebate in percent'));
    await user.type(part.getByLabelText('Rebate in percent'), '0.3');
    await user.click(part.getByRole('button', { name: 'Create the link' }));
    const card = within(await part.findByRole('article', { name: 'Summer <b>' }));
    const token = await gateway.signIn('ana');
    const { links } = await gateway.request(getAffiliateLinks, {}, { token });
    const code = links[0]?.code ?? '-';
    expect(card.getByText(new RegExp(`/register\\?affiliateCode=${code}$`))).toBeTruthy();
    expect(card.getByText('0.3%')).toBeTruthy();
    await user.click(card.getByText('QR code'));
    expect(await card.findByRole('img', { name: 'QR code of the link Summer <b>' })).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Delete the link' }));
    const asked = within(await screen.findByRole('dialog', { name: /^Delete the link/ }));
    await user.click(asked.getByRole('button', { name: 'Delete it' }));
    expect(await part.findByText('No link yet')).toBeTruthy();
  });

  it('is not offered without the module', async () => {
    await operator.settings({ modules: { AFFMAN3: false } });
    await openCenter();
    expect(screen.queryByRole('region', { name: 'Invitation links' })).toBeNull();
  });

  it('opens the registration with its code, and counts the visit', async () => {
    const token = await gateway.signIn('ana');
    const wanted = { name: 'Fair', type: 0 as const, rebate: 10 };
    const { code } = await gateway.request(createAffiliateLink, wanted, { token });
    await openPage({ path: `/register?affiliateCode=${code}`, gateway });
    expect(await screen.findByText(`You were invited with the code ${code}.`)).toBeTruthy();
    await waitFor(async () => {
      const { links } = await gateway.request(getAffiliateLinks, {}, { token });
      expect(links[0]?.visits).toBe(1);
    });
  });
});

describe('the list of changes', () => {
  it('says what was changed for whom', async () => {
    const { user, unmount } = await openCenter();
    const form = await section('Create an account');
    await user.type(form.getByLabelText('Username'), 'Bagong2');
    await user.type(form.getByLabelText('Initial password'), 'Bangka2026');
    await user.click(form.getByRole('button', { name: 'Create the account' }));
    await screen.findByText('The account Bagong2 is ready.');
    unmount();
    await openPage({ path: '/agentHome?page=agentChanges', gateway, signedIn: 'ana' });
    const table = within(await screen.findByRole('table', { name: 'Changes' }));
    expect(table.getByText('Account created')).toBeTruthy();
    expect(table.getByText('Bagong2')).toBeTruthy();
  });
});
