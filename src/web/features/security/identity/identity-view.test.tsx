import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDepositSettings } from '#protocol/calls/cashier/deposits.ts';
import { getIdentity } from '#protocol/calls/protection/identity.ts';
import { openGame } from '#tests/support/open-game-page.tsx';
import { openIdentity } from '#tests/support/open-identity.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { samplePicture } from '#tests/support/sample-requests.ts';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const gateway = await openIdentity('strictest');
const free = await openTestGateway();
const png = Uint8Array.from(atob(samplePicture), (character) => character.charCodeAt(0));
const { getContext } = HTMLCanvasElement.prototype;

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 4, height: 4, close: () => undefined }),
  );
  const drawing = { fillRect: () => undefined, drawImage: () => undefined };
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => drawing);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([png], { type: 'image/jpeg' })),
  );
});
afterEach(async () => {
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', getContext);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await gateway.operator.reset();
});
afterAll(async () => {
  await gateway.close();
  await free.close();
});

const item = '/member?page=securityCenter&item=identity';
const open = (path = item) => openScreen({ path, gateway, signedIn: 'juan' });

type User = Awaited<ReturnType<typeof open>>['user'];

const picture = (name: string) => new File([png], name, { type: 'image/png' });

async function addPicture(user: User, label: string): Promise<void> {
  await user.upload(screen.getByLabelText(new RegExp(`^${label}`)), picture(`${label}.png`));
}

async function sendPassport(user: User, button = 'Send my pictures'): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('Document'), 'Passport');
  await addPicture(user, 'Front, with your picture');
  await addPicture(user, 'Your face');
  await vi.waitFor(() => expect(screen.getAllByText('Ready')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: button }));
}

describe('the page of the identity', () => {
  it('sends the pictures, says what happens next, and shows the approval', async () => {
    const opened = await open();
    await sendPassport(opened.user);
    expect(await screen.findByText(/and are looking at them/)).toBeTruthy();
    expect(screen.queryByLabelText('Document')).toBeNull();
    await gateway.approve(await gateway.waiting());
    opened.unmount();
    await open();
    expect(await screen.findByText(/We confirmed who you are on/)).toBeTruthy();
  });

  it('names what is missing at each field, and asks for the back of a card', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('Document'), 'National ID card');
    await user.click(screen.getByRole('button', { name: 'Send my pictures' }));
    expect(await screen.findByText('Please add a picture of the front.')).toBeTruthy();
    expect(screen.getByText('Please add a picture of the back.')).toBeTruthy();
    expect(screen.getByText('Please add a picture of your face.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Document'), 'Passport');
    expect(screen.queryByText('Please add a picture of the back.')).toBeNull();
    expect(await gateway.listed()).toEqual([]);
  });

  it('shows the reason of a refusal, and sends again with a note', async () => {
    const juan = await gateway.member('juan');
    await juan.send();
    await gateway.refuse(await gateway.waiting(), 'The corner is cut off.');
    const { user } = await open();
    expect(await screen.findByText('The corner is cut off.')).toBeTruthy();
    await user.type(screen.getByLabelText('Note (optional)'), 'All corners now');
    await sendPassport(user, 'Send again');
    expect(await screen.findByText(/and are looking at them/)).toBeTruthy();
    expect(await gateway.listed()).toMatchObject([{ note: 'All corners now' }]);
  });

  it('is a missing part of the security centre until it is approved', async () => {
    const opened = await open('/member?page=securityCenter');
    const row = await screen.findByRole('link', { name: /^Identity/ });
    expect(within(row).getByText('Missing')).toBeTruthy();
    opened.unmount();
    const juan = await gateway.member('juan');
    await juan.send();
    await gateway.approve(await gateway.waiting());
    await open('/member?page=securityCenter');
    const done = await screen.findByRole('link', { name: /^Identity/ });
    expect(within(done).getByText('Done')).toBeTruthy();
  });
});

describe('without the approval', () => {
  it('the page of a game leads to the identity', async () => {
    const { play, user } = await openGame({ gateway, signedIn: 'juan' });
    await play();
    const words = await screen.findByText('Before you play, please show us who you are');
    expect(words.closest('[role="alert"]')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show who I am' }));
    expect(await screen.findByLabelText('Document')).toBeTruthy();
  });

  it.each([
    ['deposit', 'Before you deposit, please show us who you are'],
    ['withdraw', 'Before you withdraw, please show us who you are'],
  ])('the page %s leads to the identity', async (page, words) => {
    const { user } = await open(`/member?page=${page}`);
    expect(await screen.findByText(words)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show who I am' }));
    expect(await screen.findByLabelText('Document')).toBeTruthy();
  });
});

it('a gateway without the call shows no part, and one that asks later says what can be deposited', async () => {
  await free.operator.failNext(getIdentity, 404, { times: 20 });
  const opened = await openScreen({
    path: '/member?page=securityCenter',
    gateway: free,
    signedIn: 'juan',
  });
  await screen.findByRole('link', { name: /^Real name/ });
  expect(screen.queryByRole('link', { name: /^Identity/ })).toBeNull();
  opened.unmount();
  await free.operator.reset();
  const left = { leftBeforeIdentity: 1_200 };
  const changed = await withChangedReply(
    getDepositSettings,
    (reply) => ({ ...reply, ...left }),
    free,
  );
  await openScreen({ ...changed, path: '/member?page=deposit', signedIn: 'juan' });
  expect(await screen.findByText(/more before you show us who you are/)).toBeTruthy();
  expect(screen.getByText('₱1,200.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show who I am' })).toBeTruthy();
});

it('a market that does not ask shows no part, and takes no pictures', async () => {
  const center = { gateway: free, signedIn: 'juan' };
  const opened = await openScreen({ path: '/member?page=securityCenter', ...center });
  await screen.findByRole('link', { name: /^Real name/ });
  await vi.waitFor(async () => {
    const { identity } = (await opened.app.securityCentre()).identity.state;
    expect(identity?.due).toBe('never');
  });
  expect(screen.queryByRole('link', { name: /^Identity/ })).toBeNull();
  opened.unmount();
  await openScreen({ path: item, ...center });
  expect(await screen.findByText(/We take no pictures of documents/)).toBeTruthy();
});
