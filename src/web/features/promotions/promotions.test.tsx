import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { samplePicture } from '#tests/support/sample-requests.ts';

const gateway = await openTestGateway();
const { operator } = gateway;

const jpeg = Uint8Array.from(atob(samplePicture), (character) => character.charCodeAt(0));

/** A canvas context that draws nothing. */
const drawing = { fillRect: () => undefined, drawImage: () => undefined };
const { getContext } = HTMLCanvasElement.prototype;

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 4, height: 4, close: () => undefined }),
  );
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => drawing);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([jpeg], { type: 'image/jpeg' })),
  );
});
afterEach(async () => {
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', getContext);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await operator.reset();
});
afterAll(() => gateway.close());

const open = (path: string, settings: Parameters<typeof openScreen>[0] = {}) =>
  openScreen({ path, gateway, ...settings });

/** The card of a promotion, by its title. */
const card = async (name: RegExp) => {
  const found = (await screen.findByRole('link', { name })).closest('article');
  if (found === null) throw new Error('The link has no card');
  return within(found);
};

const picture = (name: string, bytes = jpeg) => new File([bytes], name, { type: 'image/png' });

/** A picture whose header announces this width. */
function wide(width: number): File {
  const bytes = Uint8Array.from(jpeg);
  new DataView(bytes.buffer).setUint32(16, width);
  return picture('wide.png', bytes);
}

describe('the promotions', () => {
  it('show each state of the member, and the period', async () => {
    await open('/promotions', { signedIn: 'juan' });
    const states = {
      'Finals week': 'Signed up',
      'Show us': 'Join now',
      'Night fishing': 'Coming soon',
      'Three-point': 'Registration closed',
      'Your best catch': 'Applying',
      'Three receipts': 'Rejected',
      'Reef marathon': 'In progress',
      'A verified number': 'Claim payout',
      'Three bets': 'Claimed',
    };
    for (const [title, state] of Object.entries(states)) {
      const found = await card(new RegExp(title));
      expect(found.getAllByText(state).length).toBeGreaterThan(0);
    }
    expect((await card(/Three bets/)).getByText('Long term')).toBeTruthy();
    expect((await card(/Reef marathon/)).getByRole('timer').textContent).toMatch(/1 day/);
  });

  it('are filtered by the categories of the gateway, which the address keeps', async () => {
    const { user, router } = await open('/promotions?type=fish_promo');
    await card(/Reef marathon/);
    expect(screen.queryByRole('link', { name: /Finals week/ })).toBeNull();
    const filters = within(screen.getByRole('group', { name: 'Kind of promotion' }));
    await user.click(filters.getByRole('button', { name: 'Sports' }));
    await card(/Finals week/);
    expect(router.state.location.search).toMatchObject({ type: 'sport_promo' });
    await user.click(filters.getByRole('button', { name: 'All' }));
    await card(/Reef marathon/);
  });
});

describe('the claim hall', () => {
  it('stands on the page of the promotions for a member', async () => {
    const rewardConditions = { verified: false, deposits: 0, turnover: 0, plays: 1 };
    await operator.settings({ rewardConditions });
    await operator.offerTicket({ to: 'luis', amount: 3, title: 'A ticket' });
    const { user, app } = await open('/promotions', { signedIn: 'luis' });
    const hall = within(await screen.findByRole('region', { name: 'Claim hall' }));
    const before = app.balance.state.centavos ?? 0;
    await user.click(await hall.findByRole('button', { name: 'Claim: A ticket' }));
    expect(await hall.findByText('1 reward was claimed.')).toBeTruthy();
    await waitFor(() => expect(app.balance.state.centavos).toBe(before + 3_00));
    expect(await hall.findByText('Nothing to claim now')).toBeTruthy();
  });

  it('shows one row of rewards, and leads to the others', async () => {
    await open('/promotions', { signedIn: 'juan' });
    const hall = within(await screen.findByRole('region', { name: 'Claim hall' }));
    const list = await hall.findByRole('list', { name: 'Rewards to claim' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    const others = hall.getByRole('link', { name: /^See \d+ more rewards$/ });
    expect(others.getAttribute('href')).toBe('/member?page=rewardCenter');
  });

  it('is not there for a guest', async () => {
    await open('/promotions');
    await card(/Reef marathon/);
    expect(screen.queryByRole('region', { name: 'Claim hall' })).toBeNull();
  });
});

describe('a promotion', () => {
  it('asks a guest to log in, and shows the conditions', async () => {
    const { user, router } = await open('/promotions/detail?id=315');
    await screen.findByRole('heading', { level: 1, name: /Reef marathon/ });
    expect(screen.getByText('300 settled bets (Fishing)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Log in to take part' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ dialog: 'login' }));
  });

  it('shows the own progress', async () => {
    await open('/promotions/detail?id=315', { signedIn: 'juan' });
    const bars = await screen.findAllByRole('progressbar', { name: 'Own progress' });
    expect(bars).toHaveLength(2);
    expect(screen.getByText(/Once all conditions are met/)).toBeTruthy();
  });

  it('is claimed', async () => {
    const { user } = await open('/promotions/detail?id=316', { signedIn: 'juan' });
    await user.click(await screen.findByRole('button', { name: /Claim payout/ }));
    expect(await screen.findByText(/The reward is in your balance/)).toBeTruthy();
  });

  it.each([
    ['314', 'Bonus of ₱150.00', /Stake it 5 × within 14 days/],
    ['317', '300 points', /which never expire/],
  ])('%s names its reward with the terms in one line', async (id, reward, terms) => {
    await open(`/promotions/detail?id=${id}`);
    const line = await screen.findByText(terms);
    expect(line.parentElement?.textContent).toContain(reward);
  });

  it('whose points are claimed leads to the points mall', async () => {
    await open('/promotions/detail?id=317', { signedIn: 'juan' });
    expect(await screen.findByText('The points are yours. They never expire.')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Points mall' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/pointMall');
  });

  it('shows the reason of a rejection, and lets the member apply again', async () => {
    await open('/promotions/detail?id=314', { signedIn: 'juan' });
    expect(await screen.findByText('Two of your pictures show the same receipt.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Send the application' })).toBeTruthy();
  });

  it('of deposits leads to a deposit with its bonus', async () => {
    await open('/promotions/detail?id=300', { signedIn: 'juan' });
    const link = await screen.findByRole('link', { name: 'Deposit with this bonus' });
    expect(link.getAttribute('href')).toContain('bonus=first-deposit');
  });

  it.each([
    ['juan', '/member?page=referral'],
    ['ana', '/promotions'],
  ])('of referrals leads %s to %s', async (signedIn, address) => {
    await open('/promotions/detail?id=303', { signedIn });
    const link = await screen.findByRole('link', { name: 'Invite friends' });
    expect(link.getAttribute('href')).toBe(address);
  });

  it('that is over says so', async () => {
    await open('/promotions/detail?id=999');
    expect(await screen.findByText('This promotion is over')).toBeTruthy();
  });
});

describe('an application', () => {
  const path = '/promotions/detail?id=310';
  const field = () => screen.findByLabelText<HTMLInputElement>(/^Pictures/);

  it('is sent with pictures that were chosen, dropped and pasted', async () => {
    const { user } = await open(path, { signedIn: 'juan' });
    await user.upload(await field(), picture('one.png'));
    fireEvent.drop(await field(), { dataTransfer: { files: [picture('two.png')] } });
    fireEvent.paste(await field(), { clipboardData: { files: [picture('three.png')] } });
    await waitFor(() => expect(screen.getAllByText('Ready')).toHaveLength(3));
    await user.type(screen.getByLabelText('A few words (optional)'), 'Our bench');
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText(/We look at your application/)).toBeTruthy();
    expect(screen.getByText('Our bench')).toBeTruthy();
  });

  it('comes back after a reload, with its pictures', async () => {
    const first = await open(path, { signedIn: 'juan' });
    await first.user.upload(await field(), picture('one.png'));
    await first.user.type(screen.getByLabelText('A few words (optional)'), 'Half');
    await screen.findByText('Ready');
    const { drafts } = await first.app.promotions();
    await waitFor(async () => {
      expect(await drafts.read('310')).toMatchObject({
        remark: 'Half',
        pictures: [{ name: 'one.png' }],
      });
    });
    first.unmount();
    await open(path, { browser: first.browser, signedIn: 'juan' });
    expect(await screen.findByDisplayValue('Half')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'one.png' })).toBeTruthy();
  });

  it('refuses what is no picture, too large, or too much', async () => {
    const { user } = await open(path, { signedIn: 'juan' });
    const large = picture('large.png');
    Object.defineProperty(large, 'size', { value: 50_000_001 });
    await user.upload(await field(), large);
    expect(await screen.findByText(/50 MB at most/)).toBeTruthy();
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await user.upload(await field(), picture('fake.png', svg));
    expect(await screen.findByText('No picture that we can read')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText(/Please wait for the pictures/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove fake.png' }));
    await user.type(screen.getByLabelText('A few words (optional)'), 'x'.repeat(141));
    expect(await screen.findByText('Please use 140 characters at most.')).toBeTruthy();
  }, 60_000);

  it('says at each picture why it cannot be sent, and keeps the others', async () => {
    const { user } = await open(path, { signedIn: 'juan' });
    await user.upload(await field(), picture('good.png'));
    await screen.findByText('Ready');
    await user.upload(await field(), wide(40_000));
    expect(await screen.findByText(/^Too many pixels/)).toBeTruthy();
    const refusal = { errorCode: 'picture_refused' };
    await operator.failNext({ path: '/wps/member/upload' }, 400, refusal);
    await user.upload(await field(), picture('other.png'));
    expect(await screen.findByText(/^We cannot use this picture/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove wide.png' }));
    await user.click(screen.getByRole('button', { name: 'Remove other.png' }));
    expect(screen.getByText('Ready')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText(/We look at your application/)).toBeTruthy();
  });

  it('sends a picture again that was not sent', async () => {
    const { user } = await open(path, { signedIn: 'juan' });
    await operator.failNext({ path: '/wps/member/upload' }, 503);
    await user.upload(await field(), picture('one.png'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ready')).toBeTruthy();
  });
});
