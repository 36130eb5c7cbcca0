import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { PushDevice } from '#core/push/push.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPushService } from '#tests/support/open-push-service.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const service = await openPushService();
const gateway = await openTestGateway({ push: { origins: [service.origin] } });
afterEach(async () => {
  document.documentElement.removeAttribute('data-still');
  await gateway.operator.reset();
});
afterAll(async () => {
  await gateway.close();
  await service.close();
});

type Settings = Parameters<typeof openScreen>[0];

const open = (settings: Settings = {}) => openScreen({ path: '/settings', gateway, ...settings });

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

function pushDevice(more: Partial<PushDevice> = {}): PushDevice {
  let permission: NotificationPermission = 'default';
  let subscription: Awaited<ReturnType<PushDevice['find']>> = null;
  return {
    support: () => 'yes',
    permission: () => permission,
    ask: vi.fn<PushDevice['ask']>(async () => (permission = 'granted')),
    find: async () => subscription,
    subscribe: async () => (subscription = service.subscribe()),
    unsubscribe: async () => void (subscription = null),
    timeZone: () => 'Asia/Manila',
    ...more,
  };
}

describe('the settings', () => {
  it('are open to guests, from the menu', async () => {
    const { user, router } = await open({ path: '/help' });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/settings');
    expect(await screen.findByText(/Log in to choose/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Hide my amounts' })).toBeNull();
  });

  it('change the theme and the language at once, and keep them', async () => {
    const { user, app, platform } = await open();
    await box('Less motion');
    await user.click(within(screen.getByRole('main')).getByLabelText('Day'));
    expect(document.documentElement.dataset['theme']).toBe('light');
    await user.click(within(screen.getByRole('main')).getByLabelText('Filipino'));
    expect(await within(screen.getByRole('main')).findByLabelText('Araw')).toBeTruthy();
    expect(app.ui.state).toMatchObject({ theme: 'light', language: 'TY' });
    const kept = ['theme', 'hisLang'].map((key) => platform.localStorage.getItem(key));
    expect(kept).toEqual(['light', 'TY']);
  });

  it('keep motion, sounds of games and saving data on this device', async () => {
    const { user, app, router, platform } = await open();
    await user.click(await box('Less motion'));
    expect(document.documentElement.hasAttribute('data-still')).toBe(true);
    await user.click(await box('Sounds of games'));
    await user.click(await box('Save data'));
    expect(app.ui.state).toMatchObject({ lessMotion: true, gameSounds: true, savesData: true });
    expect(router.options.defaultPreload).toBe(false);
    const kept = ['lessMotion', 'gameSounds', 'savesData'].map((key) =>
      platform.localStorage.getItem(key),
    );
    expect(kept).toEqual(['true', 'true', 'true']);
    await user.click(await box('Save data'));
    expect(router.options.defaultPreload).toBe('intent');
  });

  it('follow the browser in saving data until the player chooses', async () => {
    const { router } = await open({ platform: { savesData: () => true } });
    expect((await box('Save data')).checked).toBe(true);
    expect(router.options.defaultPreload).toBe(false);
  });

  it('show the version and what changed', async () => {
    const { user } = await open();
    expect(await screen.findByText(/^Version /)).toBeTruthy();
    await user.click(screen.getByText('What changed'));
    expect(await screen.findByText(/One page for all settings/)).toBeTruthy();
  });
});

describe('what is kept on this device', () => {
  it('has sizes, and is cleared after a question that says what stays', async () => {
    let pictures = 1_440_000;
    const deviceStorage = {
      used: async () => 2_500_000,
      cached: async () => ({ pictures, app: 640_000 }),
      dropPictures: async () => void (pictures = 0),
    };
    const { user } = await open({ platform: { deviceStorage } });
    expect(await screen.findByText('1.4 MB')).toBeTruthy();
    expect(screen.getByText(/2.5 MB for this site in all/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear this device?' }));
    expect(dialog.getByText(/changes that are not sent yet stay/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByText('1.4 MB')).toBeNull());
    expect(screen.getByText('640 kB')).toBeTruthy();
  });
});

describe('notifications', () => {
  const member = (device: PushDevice) =>
    open({ signedIn: 'juan', platform: { pushDevice: device } });

  it('are asked for when the player turns a kind on, and not before', async () => {
    const device = pushDevice();
    const { user } = await member(device);
    expect((await box('Draws')).checked).toBe(false);
    expect(device.ask).not.toHaveBeenCalled();
    await user.click(await box('Draws'));
    await waitFor(async () => expect((await box('Draws')).checked).toBe(true));
    expect(device.ask).toHaveBeenCalledOnce();
    await user.click(await box('Money'));
    await waitFor(async () => expect((await box('Money')).checked).toBe(true));
    expect(device.ask).toHaveBeenCalledOnce();
    await user.click(await box('Draws'));
    await waitFor(async () => expect((await box('Draws')).checked).toBe(false));
  });

  it('have quiet hours', async () => {
    const { user, app } = await member(pushDevice());
    await user.click(await box('Money'));
    await user.click(await box(/Quiet hours/));
    const until = await screen.findByLabelText<HTMLInputElement>('Until');
    expect(until.value).toBe('07:00');
    await user.clear(until);
    await user.type(until, '08:30');
    await user.tab();
    const { push } = await app.device();
    await waitFor(() => expect(push.state.quiet).toEqual({ from: 22 * 60, to: 8 * 60 + 30 }));
  });

  it.each([
    ['homeScreen', /only in the app on the home screen/],
    ['no', /cannot show notifications/],
  ] as const)('say why there are none: %s', async (support, words) => {
    await member(pushDevice({ support: () => support }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Draws' })).toBeNull();
  });

  it('say how to allow them when they are blocked', async () => {
    await member(pushDevice({ permission: () => 'denied' }));
    expect(await screen.findByText(/blocked in your browser/)).toBeTruthy();
  });
});
