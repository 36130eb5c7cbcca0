import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventKinds } from '#protocol/vocabulary/event-kind.ts';
import { liveStreamPath } from '#protocol/paths.ts';
import { signOutOtherDevices } from '#protocol/calls/security/devices.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { testBrowser } from '#tests/support/test-browser.ts';

/** A screen whose stream of live events sends the frames of the test as well. */
async function openWithStream() {
  const gateway = await openTestGateway();
  let send: ((event: object) => void) | null = null;
  let last = 0;
  const browser = testBrowser(async (request) => {
    const answer = await gateway.gateway.fetch(request, { ip: '192.0.2.1' });
    if (new URL(request.url).pathname !== liveStreamPath) return answer;
    const added = new TransformStream<Uint8Array, Uint8Array>({
      start(controller) {
        send = (event) => {
          last += 1;
          const text = `id: ${last}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`;
          controller.enqueue(new TextEncoder().encode(text));
        };
      },
    });
    return new Response(answer.body?.pipeThrough(added), { headers: answer.headers });
  });
  const opened = await openScreen({
    gateway,
    browser,
    signedIn: 'juan',
    platform: { locks: browser.locks },
  });
  return {
    ...opened,
    gateway,
    send: async (event: object) => {
      await waitFor(() => expect(send).not.toBeNull());
      send?.({ at: 1, ...event });
    },
  };
}

const toasts = () => screen.findByText(/./, { selector: '[role="status"] p' });

it('each kind of event is announced politely, with its amount', async () => {
  const { app, send, gateway } = await openWithStream();
  const said: string[] = [];
  for (const kind of eventKinds.filter((one) => one !== 'signedOutElsewhere')) {
    await send({ kind, amount: 1_250.5 });
    said.push((await toasts()).textContent ?? '');
    const { toasts: shown } = app.ui.state;
    expect(shown.map(({ seconds }) => seconds)).toEqual([0]);
    app.ui.dismiss(shown[0]?.id ?? 0);
    await waitFor(() => expect(screen.queryByText(said.at(-1) ?? '')).toBeNull());
  }
  expect(said).toEqual([
    'Your deposit of ₱1,250.50 is in your balance.',
    'Your deposit of ₱1,250.50 did not go through.',
    'Your withdrawal of ₱1,250.50 is approved.',
    'Your withdrawal was not approved: ₱1,250.50 is back.',
    '₱1,250.50 of your withdrawal was paid out.',
    'You have a new message.',
    '₱1,250.50 was added to your balance.',
    'A reward waits for you.',
    'You have a new contract request.',
    'We have answered your feedback.',
    'Your feedback is closed.',
    'A chat message waits for you.',
  ]);
  await gateway.close();
});

it('names no amount while the player hides amounts, and nothing for a quiet event', async () => {
  const { app, send, gateway } = await openWithStream();
  app.ui.turn('hidesMoney', true);
  await send({ kind: 'newMessage', quiet: true });
  await send({ kind: 'balanceChanged', amount: -20 });
  expect((await toasts()).textContent).toBe('Your balance has changed.');
  expect(app.ui.state.toasts).toHaveLength(1);
  await gateway.close();
});

it('says that the session was ended on another device, and asks to go home', async () => {
  const { gateway } = await openWithStream();
  const elsewhere = await gateway.signIn('juan');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await gateway.request(signOutOtherDevices, {}, { token: elsewhere });
  expect(await screen.findByText('You were signed out from another device.')).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: 'You have been signed out' })).toBeTruthy();
  await gateway.close();
});
