import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { offerAgentContract } from '#protocol/calls/agents/agent-contracts.ts';
import { processDailySalary } from '#protocol/calls/contracts.ts';
import { contractSamples, memberIdOf } from '#tests/support/contract-samples.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const table = async (name: string) => within(await screen.findByRole('table', { name }));

async function openContracts(signedIn: string, page: string) {
  const opened = await openPage({ path: `/agentHome?page=${page}`, gateway, signedIn });
  const popup = screen.queryByRole('button', { name: 'Answer later' });
  if (popup) await opened.user.click(popup);
  return opened;
}

describe('contract requests', () => {
  it('are answered on the page', async () => {
    const { user } = await openContracts('luis', 'contractRequests');
    const waiting = await region('Waiting for your answer');
    expect(await waiting.findByText(/2 requests wait/)).toBeTruthy();
    const card = within(waiting.getByRole('article', { name: 'Daily salary' }));
    await user.click(card.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(waiting.queryAllByRole('article')).toHaveLength(1));
    const history = await table('History');
    expect(await history.findByText('Accepted')).toBeTruthy();
  });

  it('are answered on the page by agents without a popup', async () => {
    const downline = await memberIdOf(gateway, 'aida');
    const offer = { ...contractSamples.offerAgentContract, downline };
    const token = await gateway.signIn('ana');
    await gateway.request(offerAgentContract, offer, { token });
    const { user } = await openContracts('aida', 'contractRequests');
    const waiting = await region('Waiting for your answer');
    const card = within(await waiting.findByRole('article', { name: 'Dividend' }));
    await user.click(card.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Accepted: Dividend.')).toBeTruthy();
    expect(await waiting.findByText('No request waits for you')).toBeTruthy();
  });

  it('ask for confirmation with the count and the names of contracts that they end', async () => {
    const { user } = await openContracts('ana', 'contractRequests');
    const waiting = await region('Waiting for your answer');
    const card = within(await waiting.findByRole('article', { name: 'Dividend' }));
    await user.click(card.getByRole('button', { name: 'Accept' }));
    expect(await card.findByText(/ends 2 contracts of your downlines/)).toBeTruthy();
    expect(card.getByText(/^(?:Aida, Luis|Luis, Aida)$/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Accept and end them' }));
    await waitFor(() => expect(waiting.queryAllByRole('article')).toHaveLength(1));
  });

  it('disappear when they were answered elsewhere', async () => {
    const { user } = await openContracts('luis', 'contractRequests');
    const waiting = await region('Waiting for your answer');
    const card = within(await waiting.findByRole('article', { name: 'Daily salary' }));
    const token = await gateway.signIn('luis');
    const answer = { id: 'demo-ask-luis-daily', answer: 'reject', confirmed: 'N' } as const;
    await gateway.request(processDailySalary, answer, { token });
    await user.click(card.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(waiting.queryAllByRole('article')).toHaveLength(1));
  });

  it('of the agent are taken back', async () => {
    const { user } = await openContracts('luis', 'contractRequests');
    await user.click(await screen.findByRole('radio', { name: 'From me' }));
    const sent = await region('Waiting for the other side');
    await user.click(sent.getByRole('button', { name: 'Take it back' }));
    const history = await table('History');
    expect(await history.findByText('Taken back')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Waiting for the other side' })).toBeNull();
  });
});

describe('the page of dividends', () => {
  const page = 'agentDividendRecordCopy2';

  it('shows what the agent receives, with the outlook, and what it gives', async () => {
    await openContracts('ana', page);
    const received = await region('What I receive');
    const own = within(received.getByRole('article', { name: 'From Parola' }));
    for (const words of ['35%', 'Would pay now', 'Turnover of the team']) {
      expect(own.getByText(words)).toBeTruthy();
    }
    expect(own.getByText(/Only settled bets count/).parentElement?.textContent).toMatch(
      /count. An active member has a turnover of at least ₱\s?500.00 and deposits of at least ₱\s?100.00/,
    );
    const given = await table('What I give');
    expect(given.getAllByText('luis').length).toBeGreaterThan(0);
    expect(given.queryAllByText('juan')).toEqual([]);
  });

  it('offers a contract of at most the own rate', async () => {
    const { user, router } = await openContracts('ana', page);
    await user.click(await screen.findByRole('button', { name: 'Offer a contract' }));
    const form = within(await screen.findByRole('dialog', { name: 'Offer: Dividend' }));
    const send = () => user.click(form.getByRole('button', { name: 'Send the offer' }));
    await form.findByRole('option', { name: /^juan/ });
    await user.type(form.getByLabelText('Rate in percent'), '35.01');
    await send();
    expect(form.getByText('Please choose a downline.')).toBeTruthy();
    expect(form.getByLabelText('Rate in percent').getAttribute('aria-invalid')).toBe('true');
    await user.selectOptions(
      form.getByLabelText('Downline'),
      form.getByRole('option', { name: /^juan/ }),
    );
    await user.clear(form.getByLabelText('Rate in percent'));
    await user.type(form.getByLabelText('Rate in percent'), '10.5');
    await user.type(form.getByLabelText('Active members'), '3');
    await send();
    expect(await screen.findByText(/The offer is sent/)).toBeTruthy();
    await router.navigate({
      to: '/agentHome',
      search: { page: 'contractRequests', side: 'given' },
    });
    const sent = await region('Waiting for the other side');
    expect(sent.getByText('juan')).toBeTruthy();
    expect(sent.getByText('10.5%')).toBeTruthy();
  });

  it('asks the other side for the end', async () => {
    const { user } = await openContracts('ana', page);
    const received = await region('What I receive');
    await user.click(received.getByRole('button', { name: /^Ask to end it/ }));
    const question = within(await screen.findByRole('dialog', { name: /^Ask to end/ }));
    await user.click(question.getByRole('button', { name: 'Ask to end it' }));
    expect(await screen.findByText('The other side is asked to end it.')).toBeTruthy();
  });
});

it('payments show the figures they were computed from', async () => {
  await operator.send('POST', 'clock', { advanceSeconds: 32 * 86_400 });
  await openContracts('luis', 'agentDividendRecordCopy2');
  const payments = await table('Payments');
  expect(payments.getAllByText('Nothing to pay').length).toBeGreaterThan(0);
  expect(payments.getAllByText('ana').length).toBeGreaterThan(0);
  expect(payments.getByRole('columnheader', { name: 'Turnover of the team' })).toBeTruthy();
});
