import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  getAgentContractRequests,
  getAgentContracts,
  offerAgentContract,
} from '#protocol/calls/agents/agent-contracts.ts';
import { processDividend } from '#protocol/calls/contracts.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { contractSamples, memberIdOf } from '#tests/support/contract-samples.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/member?page=contracts';
const open = (signedIn = 'juan', at = path) => openPage({ path: at, gateway, signedIn });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Ana offers a dividend to juan. */
async function offer(): Promise<void> {
  const downline = await memberIdOf(gateway, 'juan');
  const token = await gateway.signIn('ana');
  const request = { ...contractSamples.offerAgentContract, downline };
  await gateway.request(offerAgentContract, request, { token });
}

/** The requests to juan, newest first. */
async function requestsToJuan() {
  const token = await gateway.signIn('juan');
  const asked = { view: 'in', size: 20 } as const;
  return (await gateway.request(getAgentContractRequests, asked, { token })).requests;
}

describe('the contracts of a player', () => {
  it('show their terms, and what they would pay now', async () => {
    await open();
    const received = await region('What I receive');
    const daily = within(await received.findByRole('article', { name: 'Daily salary' }));
    expect(daily.getByText(/From/).closest('p')?.textContent).toMatch(/^From ana\u00a0· Reckoned/);
    for (const words of ['0.2%', '₱5,000.00', 'Would pay now']) {
      expect(daily.getByText(words)).toBeTruthy();
    }
  });

  it('are there after the player has accepted an offer', async () => {
    await offer();
    const { user } = await open();
    const waiting = await region('Waiting for your answer');
    const card = within(await waiting.findByRole('article', { name: 'Dividend' }));
    await user.click(card.getByRole('button', { name: 'Accept' }));
    const received = await region('What I receive');
    expect(await received.findByRole('article', { name: 'Dividend' })).toBeTruthy();
    expect(await waiting.findByText('No request waits for you')).toBeTruthy();
  });

  it('are asked to end, and the request is taken back', async () => {
    const { user, router } = await open();
    const received = await region('What I receive');
    await user.click(await received.findByRole('button', { name: /^Ask to end it/ }));
    const question = within(await screen.findByRole('dialog', { name: /^Ask to end/ }));
    await user.click(question.getByRole('button', { name: 'Ask to end it' }));
    expect(await screen.findByText('The other side is asked to end it.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'From me' }));
    const sent = await region('Waiting for the other side');
    await user.click(sent.getByRole('button', { name: 'Take it back' }));
    const history = within(await screen.findByRole('table', { name: 'History' }));
    expect(await history.findByText('Taken back')).toBeTruthy();
    expect(router.state.location.search).toEqual({ page: 'contracts', requests: 'sent' });
  });

  it('show the payments of the kind that is chosen', async () => {
    const { user, router } = await open();
    const payments = await region('Payments');
    const choice = payments.getByLabelText<HTMLSelectElement>('Contract');
    await waitFor(() => expect(choice.value).toBe('dailySalary'));
    await user.selectOptions(choice, 'Dividend');
    expect(router.state.location.search).toEqual({ page: 'contracts', contract: 'dividend' });
    expect(await payments.findByText('No payment yet')).toBeTruthy();
  });

  it('that do not come show a failure with a retry', async () => {
    await operator.failNext(getAgentContracts, 500);
    const { user } = await open();
    const received = await region('What I receive');
    await user.click(await received.findByRole('button', { name: 'Try again' }));
    expect(await received.findByRole('article', { name: 'Daily salary' })).toBeTruthy();
  });
});

describe('the page of contracts', () => {
  it('explains itself to a player without a contract', async () => {
    await operator.account({ username: 'solo', password: demoPassword, type: 0 });
    await open('solo');
    expect(await screen.findByText('You have no contract now')).toBeTruthy();
    expect(await screen.findByText('No request waits for you')).toBeTruthy();
  });

  it('is linked from the menu, with the number of requests that wait', async () => {
    await offer();
    await open('juan', '/member');
    const menu = within(await screen.findByRole('navigation', { name: 'Member centre' }));
    expect(await menu.findByRole('link', { name: /^Contracts.*1 request waits/ })).toBeTruthy();
  });

  it('is linked from the menu of nobody who has neither had a contract nor a request', async () => {
    await operator.account({ username: 'solo', password: demoPassword, type: 0, upline: 'ana' });
    const { app } = await open('solo', '/member');
    const menu = within(await screen.findByRole('navigation', { name: 'Member centre' }));
    await waitFor(() => expect(app.contracts.state.at).not.toBeNull());
    expect(menu.queryByRole('link', { name: /^Contracts/ })).toBeNull();
    const { id } = await operator.offerContract('solo', { kind: 'dividend', period: 'M', rate: 1 });
    const token = await gateway.signIn('solo');
    const rejection = { id, answer: 'reject', confirmed: 'N' } as const;
    await gateway.request(processDividend, rejection, { token });
    await app.contracts.load();
    expect(await menu.findByRole('link', { name: /^Contracts/ })).toBeTruthy();
  });

  it('lists the contracts that are over', async () => {
    await offer();
    const [request] = await requestsToJuan();
    const token = await gateway.signIn('juan');
    const acceptance = { id: request?.id ?? '', answer: 'accept', confirmed: 'N' } as const;
    await gateway.request(processDividend, acceptance, { token });
    await offer();
    const [second] = await requestsToJuan();
    await gateway.request(processDividend, { ...acceptance, id: second?.id ?? '' }, { token });
    await operator.advance(1);
    await open();
    const table = within(await screen.findByRole('table', { name: 'Ended contracts' }));
    const row = within((await table.findAllByRole('row'))[1] as HTMLElement);
    expect(row.getByText('Dividend')).toBeTruthy();
    expect(row.getByText('ana')).toBeTruthy();
  });

  it('is left to the agent centre for agents', async () => {
    await open('ana');
    expect(await screen.findByText('This page is not open for your account')).toBeTruthy();
  });

  it('is closed while the operator has switched contracts off', async () => {
    await operator.settings({ modules: { AGENTPOLICY3: false } });
    await open();
    expect(await screen.findByText('This page is not open for your account')).toBeTruthy();
  });
});
