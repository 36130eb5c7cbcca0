import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';
import { testBrowser } from '#tests/support/test-browser.ts';

const gateway = await openTestGateway();

const replies: Readonly<Record<string, unknown>> = {
  [calls.getAgentContracts.path]: {
    received: [
      { id: 'c1', kind: 'dance', carriesLoss: true, rules: [{ rate: 'n/a' }], outlook: {} },
    ],
    given: {},
  },
  [calls.getContracts.path]: {
    divtypereq: [
      { id: 'r1', requestType: 'dance', periodType: 'decade', rules: [{ rate: 10 }] },
      { id: 'r2', requestType: 'NEW', requesterType: 'UPLINE', rules: [{ rate: 'n/a' }] },
    ],
    dailysalreqtype: [{ id: 'r3', requestType: 'NEW', rules: [{ rate: 10 }] }],
    contracthoursalreq: [{ id: 'r4', requestType: 'TERMINATION', rules: 'n/a' }],
  },
  [calls.getAgentContractRequests.path]: {
    list: [{ id: 'h1', kind: 'dividend', requestType: 'dance', status: 'frozen', rules: 'n/a' }],
  },
  [calls.getContractPayments.path]: { list: [{ id: 'p1', status: 'frozen', figures: 'n/a' }] },
};

const { fetch } = testBrowser(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname in replies) return Response.json({ success: true, value: replies[pathname] });
  return gateway.gateway.fetch(request, { ip: '192.0.2.1' });
}).openTab();

/** The texts of the cells of the only row of a table. */
async function cellsOf(name: string): Promise<(string | null)[]> {
  const table = within(await screen.findByRole('table', { name }));
  const [, row] = table.getAllByRole('row');
  return [...(row?.children ?? [])].map(({ textContent }) => textContent);
}

it('keeps contracts of another gateway, and accepts none whose terms are unknown', async () => {
  const path = '/member?page=contracts';
  await openPage({ path, gateway, signedIn: 'juan', platform: { fetch } });
  const received = within(await screen.findByRole('region', { name: 'What I receive' }));
  const contract = within(await received.findByRole('article', { name: 'Other' }));
  expect(contract.getByText(/^From/).closest('p')?.textContent).toBe('From –');
  expect(contract.getByText(/Loss carried over/).parentElement?.textContent).toMatch(
    /Loss carried over: –$/,
  );
  expect(contract.getByText('Would pay now').closest('dt')?.nextSibling?.textContent).toBe('–');
  const waiting = within(screen.getByRole('region', { name: 'Waiting for your answer' }));
  const cards = (await waiting.findAllByRole('article')).map((card) => ({
    accepts: within(card).queryByRole('button', { name: 'Accept' }) !== null,
    rejects: within(card).queryByRole('button', { name: 'Reject' }) !== null,
  }));
  const [unknown, known] = [
    { accepts: false, rejects: true },
    { accepts: true, rejects: true },
  ];
  expect(cards).toEqual([unknown, unknown, known, known]);
  expect(await cellsOf('History')).toEqual(['Dividend', 'Other', 'Other', '–', '–', '–', '']);
  const paid = await cellsOf('Payments');
  expect(paid.join(' ')).not.toMatch(/\d/);
  expect(paid).toContain('Other');
  await gateway.close();
});
