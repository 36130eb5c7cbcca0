import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getInbox } from '#protocol/calls/contact/inbox.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { expectFocus } from '#tests/support/expect-focus.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/member?page=messageV2';
const open = (more = '', settings: Parameters<typeof openScreen>[0] = {}) =>
  openScreen({ path: path + more, gateway, signedIn: 'juan', ...settings });

const list = async (name = 'Messages') => within(await screen.findByRole('list', { name }));
const row = async (title: RegExp) => (await list()).findByRole('link', { name: title });
const select = (title: string) => screen.findByRole('checkbox', { name: `Select ${title}` });

async function received(username: string, search: string) {
  const request = { page: 1, size: 50, search, message: '' };
  const token = await gateway.signIn(username);
  return (await gateway.request(getInbox, request, { token })).list;
}

describe('the inbox', () => {
  it('has unread messages first, and one number in header, menu, tab and title', async () => {
    const { user, app } = await open();
    const first = (await list()).getAllByRole('link')[0];
    expect(first?.textContent).toContain('Unread');
    await waitFor(() => expect(document.title).toBe('(2) Messages – Parola'));
    expect(screen.getAllByText('2 unread messages').length).toBeGreaterThanOrEqual(2);
    await user.click(first ?? document.body);
    const message = within(await screen.findByRole('article'));
    expect(message.getByText('Upline')).toBeTruthy();
    await expectFocus(message.getByRole('heading', { level: 2 }).textContent);
    await waitFor(() => expect(document.title).toBe('(1) Messages – Parola'));
    expect(app.messages.state.unread).toBe(1);
    await user.click(screen.getByRole('link', { name: 'Back to Messages' }));
    expect((await list()).getAllByRole('link').length).toBeGreaterThan(2);
  });

  it('shows no number to an agent without a badge, who reads messages all the same', async () => {
    await open('', { signedIn: 'aida' });
    expect(await row(/Contracts for the new half-month/)).toBeTruthy();
    expect(screen.queryByText(/unread message/)).toBeNull();
    expect(document.title).toBe('Messages – Parola');
  });

  it('is searched', async () => {
    const { user } = await open();
    await row(/tournament/);
    await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'rebate');
    await waitFor(() => expect(screen.queryByRole('link', { name: /tournament/ })).toBeNull());
    expect(await row(/rebate/)).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), ' of the moon');
    expect(await screen.findByText('No message fits your search')).toBeTruthy();
  });

  it('marks many as read, deletes them and brings them back', async () => {
    const { user, app } = await open();
    await row(/tournament/);
    await user.click(await select('Your rebate can be claimed'));
    await user.click(await select('A seat at Friday’s tournament'));
    expect(screen.getByRole('checkbox', { name: '2 selected' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(app.messages.state.unread).toBe(0));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No messages')).toBeTruthy();
    expect(await screen.findByText(/messages were deleted\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await row(/tournament/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/messages were deleted\./)).toBeNull());
  });

  it('deletes an open message, which can be brought back in the list', async () => {
    const { user } = await open();
    await user.click(await row(/tournament/));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 message was deleted.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /tournament/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await row(/tournament/)).toBeTruthy();
  });

  it.each([
    ['another message was read', (): Promise<HTMLElement> => row(/rebate/)],
    ['the form was opened', () => screen.findByRole('link', { name: 'Write a message' })],
  ])('does not offer to undo a deletion again after %s', async (_, next) => {
    const { user } = await open();
    await user.click(await select('A seat at Friday’s tournament'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })),
    );
    await user.click(await next());
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull());
    await user.click(await screen.findByRole('link', { name: 'Back to Messages' }));
    await row(/rebate/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('claims an attached reward in place, and says when it is over', async () => {
    const reward = { kind: 'cash', amount: 12.5, days: 1 } as const;
    const { id } = await operator.message({
      to: 'juan',
      title: 'With our thanks',
      content: '<p>Take <b>this</b>.</p>',
      reward,
    });
    const { user, app } = await open(`&message=${id}`);
    const attached = within(await screen.findByRole('region', { name: 'Reward' }));
    expect(attached.getByText('₱12.50')).toBeTruthy();
    await user.click(attached.getByRole('button', { name: 'Claim' }));
    expect(await attached.findByText('Claimed')).toBeTruthy();
    expect(attached.queryByRole('button', { name: 'Claim' })).toBeNull();
    await operator.message({ to: 'juan', title: 'Too late', content: 'x', reward });
    // A session ends after a day without a call.
    await operator.advance(13 * 3_600);
    await app.messages.load();
    await operator.advance(12 * 3_600);
    await user.click(screen.getByRole('link', { name: 'Back to Messages' }));
    expect(within(await row(/Too late/)).getByText('Expired')).toBeTruthy();
    expect(within(await row(/With our thanks/)).getByText('Claimed')).toBeTruthy();
  });

  it('says that a message is gone', async () => {
    await open('&message=0192f3c1-0000-7000-8000-000000000001');
    expect(await screen.findByText('This message is not here any more')).toBeTruthy();
  });
});

describe('the form', () => {
  it('names its faults, answers the upline, and shows what was sent', async () => {
    const { user } = await open();
    await user.click(await row(/tournament/));
    await user.click(await screen.findByRole('link', { name: 'Answer' }));
    expect(await screen.findByDisplayValue('Re: A seat at Friday’s tournament')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('To').value).toBe('upline');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Please write something.')).toBeTruthy();
    await user.type(screen.getByLabelText('Message'), 'I come <b>gladly</b>.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const sent = await list('Sent messages');
    expect((await sent.findAllByText(/Re: A seat/)).length).toBeGreaterThan(0);
    expect(await received('ana', 'gladly')).toMatchObject([
      { sender: 'member_downline', content: 'I come &lt;b&gt;gladly&lt;/b&gt;.' },
    ]);
  });

  it('of an agent writes to one downline and to all', async () => {
    const { user } = await open('&messages=write', { signedIn: 'ana' });
    const to = await screen.findByLabelText('To');
    expect(within(to).queryByRole('option', { name: /^Upline/ })).toBeNull();
    await user.selectOptions(to, 'One downline');
    await user.type(screen.getByLabelText('Title'), 'Tides');
    await user.type(screen.getByLabelText('Message'), 'High water at ten.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Please enter the username of a direct downline.')).toBeTruthy();
    await user.type(screen.getByLabelText('Username of the downline'), 'luis');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await (await list('Sent messages')).findByText('Downline agent')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Write a message' }));
    await user.selectOptions(await screen.findByLabelText('To'), 'All downlines (3)');
    await user.type(screen.getByLabelText('Title'), 'Storm');
    await user.type(screen.getByLabelText('Message'), 'Stay in the harbour.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await (await list('Sent messages')).findByText(/\(3 members\)/)).toBeTruthy();
    expect(await received('juan', 'harbour')).not.toEqual([]);
  });

  it('reaches a downline with a masked account, and nobody where two look alike', async () => {
    const password = 'Bangka2026';
    const person = { password, type: 0 as const, upline: 'ana' };
    await operator.account({ ...person, username: '639185551234' });
    const { user } = await open('&messages=write', { signedIn: 'ana' });
    const write = async (title: string) => {
      await user.selectOptions(await screen.findByLabelText('To'), 'One downline');
      await user.type(screen.getByLabelText('Username of the downline'), '+63 *** 1234');
      await user.type(screen.getByLabelText('Title'), title);
      await user.type(screen.getByLabelText('Message'), 'High water at ten.');
      await user.click(screen.getByRole('button', { name: 'Send' }));
    };
    await write('For one');
    await list('Sent messages');
    await operator.account({ ...person, username: '639195551234' });
    await user.click(screen.getByRole('link', { name: 'Write a message' }));
    await screen.findByRole('option', { name: 'All downlines (5)' });
    await write('For whom');
    expect(await screen.findByText(/It is not there any more/)).toBeTruthy();
    const token = await gateway.signIn('639185551234', password);
    const request = { page: 1, size: 50, search: 'For', message: '' };
    const { list: got } = await gateway.request(getInbox, request, { token });
    expect(got).toMatchObject([{ title: 'For one' }]);
  });

  it('says how many are left, and that none is', async () => {
    await operator.settings({ lettersPerDay: 1 });
    const { user } = await open('&messages=write');
    expect(await screen.findByText('You can send 1 more message today.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('To'), 'Upline: Ana');
    await user.type(screen.getByLabelText('Title'), 'One');
    await user.type(screen.getByLabelText('Message'), 'Only');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await list('Sent messages');
    await user.click(screen.getByRole('link', { name: 'Write a message' }));
    expect(await screen.findByText(/which is the limit/)).toBeTruthy();
  });

  it('is for nobody without an upline and downlines', async () => {
    await operator.account({ username: 'solo', password: 'Parola2026', type: 0 });
    await open('&messages=write', { signedIn: 'solo' });
    expect(await screen.findByText('There is nobody to write to')).toBeTruthy();
  });

  it('keeps a message without a network, and sends it when the network is back', async () => {
    const { user, platform } = await open('&messages=write');
    await screen.findByLabelText('To');
    platform.goOffline();
    expect(await screen.findByText(/Your message waits on this device/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('To'), 'Upline: Ana');
    await user.type(screen.getByLabelText('Title'), 'From the sea');
    await user.type(screen.getByLabelText('Message'), 'No signal here.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const waiting = await list('Messages that wait');
    expect(waiting.getByText('Waits for a connection')).toBeTruthy();
    platform.goOnline();
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Messages that wait' })).toBeNull(),
    );
    expect(await (await list('Sent messages')).findByText('From the sea')).toBeTruthy();
    expect(await received('ana', 'From the sea')).toHaveLength(1);
  });
});

describe('the announcements', () => {
  it('have a tab with marks, which follow the account', async () => {
    const { user, app } = await open('&messages=notices');
    const rows = (await list('Announcements')).getAllByRole('listitem');
    const count = app.announcements.state.list.length;
    expect(rows).toHaveLength(count);
    expect(screen.getByText(`${count} unread announcements`)).toBeTruthy();
    const summary = rows[0]?.querySelector('summary');
    await user.click(summary ?? document.body);
    expect(await screen.findByText(`${count - 1} unread announcements`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText(/unread announcement/)).toBeNull());
    const again = await open('&messages=notices');
    await waitFor(() =>
      expect(again.app.announcements.state.list.every(({ read }) => read)).toBe(true),
    );
  });
});
