import { setTimeout as sleep } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendFeedback } from '#protocol/calls/contact/feedback.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { samplePicture } from '#tests/support/sample-requests.ts';

const gateway = await openTestGateway();
const { operator } = gateway;
const jpeg = Uint8Array.from(atob(samplePicture), (character) => character.charCodeAt(0));
const { getContext } = HTMLCanvasElement.prototype;

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 4, height: 4, close: () => undefined }),
  );
  const drawing = { fillRect: () => undefined, drawImage: () => undefined };
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
const own = '/member?page=feedback';
const guest = '/help?topic=feedback';
const words = 'The reels stop late on my phone.';
const kind = () => screen.findByLabelText('What is it about?');
const content = () => screen.getByLabelText('What happened?');
const submit = () => screen.getByRole('button', { name: 'Send' });

type User = Awaited<ReturnType<typeof openScreen>>['user'];

async function fill(user: User): Promise<void> {
  await user.selectOptions(await kind(), 'Games');
  await user.type(content(), words);
}

async function listed() {
  const { list } = (await operator.send('GET', 'feedback?state=open')) as {
    list: { content: string; contact: string | null; pictures: string[]; remark: string }[];
  };
  return list;
}

describe('the form of a member', () => {
  it('is sent with a picture, and shows its reference number', async () => {
    const { user } = await open(own, { signedIn: 'ana' });
    await fill(user);
    await user.upload(
      screen.getByLabelText(/^Pictures/),
      new File([jpeg], 'one.png', { type: 'image/png' }),
    );
    await screen.findByText('Ready');
    await user.click(screen.getByRole('checkbox', { name: /write to me or call me/ }));
    await user.click(submit());
    expect(await screen.findByText(/^[2-9A-Z]{10}$/)).toBeTruthy();
    const [sent] = await listed();
    expect(sent).toMatchObject({ content: words, contact: expect.stringMatching(/@|\d/) });
    expect(sent?.pictures).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'See what you sent' }));
    const card = within(await screen.findByRole('article', { name: /^Games/ }));
    expect(card.getByText('Waits for an answer')).toBeTruthy();
  });

  it('names its faults and sends nothing', async () => {
    const { user } = await open(own, { signedIn: 'ana' });
    await kind();
    await user.click(submit());
    expect(screen.getByText('Please choose what it is about.')).toBeTruthy();
    expect(document.activeElement).toBe(await kind());
    await user.selectOptions(await kind(), 'Games');
    await user.type(content(), 'Too short');
    await user.click(submit());
    expect(screen.getByText('Please write between 10 and 500 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(content());
    expect(await listed()).toEqual([]);
  });

  it('writes its draft when something was typed, not when it was only opened', async () => {
    const { user, app } = await open(own, { signedIn: 'ana' });
    await kind();
    const { draft } = await (await app.help()).feedback();
    const write = vi.spyOn(draft, 'write');
    await sleep(500);
    expect(write).not.toHaveBeenCalled();
    await user.selectOptions(await kind(), 'Games');
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
  });

  it('keeps what was typed after a failure, and after a reload', async () => {
    const first = await open(own, { signedIn: 'ana' });
    await fill(first.user);
    await operator.failNext(sendFeedback, 503);
    await first.user.click(submit());
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByDisplayValue(words)).toBeTruthy();
    const { draft } = await (await first.app.help()).feedback();
    await waitFor(async () => expect(await draft.read()).toMatchObject({ content: words }));
    first.unmount();
    const { user } = await open(own, { browser: first.browser });
    expect(await screen.findByDisplayValue(words)).toBeTruthy();
    await user.click(submit());
    await screen.findByText(/^[2-9A-Z]{10}$/);
    expect(await listed()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Write another one' }));
    await kind();
    expect(screen.queryByDisplayValue(words)).toBeNull();
  });
});

describe('the list of a member', () => {
  it('shows states and answers, and opens closed feedback again', async () => {
    const { user } = await open(`${own}&feedback=sent`, { signedIn: 'juan' });
    const answered = within(await screen.findByRole('article', { name: /R4WN8ZC3PA/ }));
    expect(answered.getByText('Answered')).toBeTruthy();
    expect(answered.getByText(/We have written your wish down/)).toBeTruthy();
    expect(answered.queryByRole('button', { name: 'Open it again' })).toBeNull();
    const closed = within(screen.getByRole('article', { name: /K7HQ2MX9TD/ }));
    await user.click(closed.getByRole('button', { name: 'Open it again' }));
    const still = await closed.findByLabelText('What is still open?');
    await user.type(still, 'Late');
    await user.click(closed.getByRole('button', { name: 'Open it again' }));
    expect(closed.getByText('Please write between 10 and 500 characters.')).toBeTruthy();
    await user.type(still, ' again this morning.');
    await user.click(closed.getByRole('button', { name: 'Open it again' }));
    expect(await closed.findByText('Waits for an answer')).toBeTruthy();
    expect(closed.getByText('Late again this morning.')).toBeTruthy();
  });

  it('shows by when an answer comes, and where else to turn when it is late', async () => {
    const token = await gateway.signIn('ana');
    const feedback = { type: 'game', content: words, remark: '', wantsContact: false } as const;
    await gateway.request(sendFeedback, { ...feedback, address: null, pictures: [] }, { token });
    const first = await open(`${own}&feedback=sent`, { signedIn: 'ana' });
    expect(await screen.findByText(/You get an answer by/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Not settled/ })).toBeNull();
    first.unmount();
    await operator.advance(16 * 86_400);
    await open(`${own}&feedback=sent`, { signedIn: 'ana' });
    expect(await screen.findByText('Our answer is late. We are sorry.')).toBeTruthy();
    const way = screen.getByRole('link', { name: /Not settled/ });
    expect(way.getAttribute('href')).toBe('/responsible-gaming#complaints');
  });

  it('is empty without feedback', async () => {
    await open(`${own}&feedback=sent`, { signedIn: 'ana' });
    expect(await screen.findByText('You have sent nothing yet')).toBeTruthy();
  });
});

describe('the form of a guest', () => {
  it('needs an address, and has no pictures', async () => {
    const { user } = await open(guest);
    await fill(user);
    expect(screen.queryByLabelText(/^Pictures/)).toBeNull();
    await user.type(screen.getByLabelText('Your email'), 'nena');
    await user.click(submit());
    expect(screen.getByText(/Please enter your email, such as/)).toBeTruthy();
    await user.type(screen.getByLabelText('Your email'), '@example.com');
    await user.click(submit());
    expect(await screen.findByText('Our answer goes to your email.')).toBeTruthy();
    expect(await listed()).toMatchObject([{ content: words, contact: 'nena@example.com' }]);
  });

  it('is linked from the contact sheet, while its module is on', async () => {
    const { user, router } = await open('/help?dialog=contact');
    await user.click(await screen.findByRole('link', { name: 'Feedback and complaints' }));
    await screen.findByRole('heading', { name: 'Feedback and complaints', level: 1 });
    expect(router.state.location.search).toMatchObject({ topic: 'feedback' });
    await kind();
  });

  it('says in words that there is no network', async () => {
    const { platform } = await open(guest);
    await kind();
    platform.goOffline();
    expect(await screen.findByText(/What you type stays here/)).toBeTruthy();
  });
});
