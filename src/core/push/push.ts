import { array, nullable, number, object, parseJson, pipe, safeParse, string } from 'valibot';
import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import { endPush, getPush, setPush } from '#protocol/calls/contact/push.ts';
import type { QuietHours } from '#protocol/model/contact/push.ts';
import { type PushKind, pushKind } from '#protocol/vocabulary/push-kind.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { PushSupport, BrowserSubscription, PushDevice } from './push-device.ts';
import { toBase64Url } from '../base64-url.ts';
import { browserInstallPrompt, installWayOf } from '../install/install.ts';

function describe(subscription: PushSubscription): BrowserSubscription {
  const key = (name: PushEncryptionKeyName) =>
    toBase64Url(new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer()));
  return { endpoint: subscription.endpoint, p256dh: key('p256dh'), auth: key('auth') };
}

function supportOf(): PushSupport {
  const canPush = 'PushManager' in globalThis && 'Notification' in globalThis;
  if (canPush && 'serviceWorker' in navigator) return 'yes';
  const { device, standalone } = browserInstallPrompt();
  const way = installWayOf(device);
  return (way === 'iphone' || way === 'ipad') && !standalone() ? 'homeScreen' : 'no';
}

/** Notifications in this browser, by the service worker of the app. */
function browserPushDevice(): PushDevice {
  const registration = () => navigator.serviceWorker.getRegistration();

  return {
    support: supportOf,
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    async find() {
      const subscription = await (await registration())?.pushManager.getSubscription();
      return subscription ? describe(subscription) : null;
    },
    async subscribe(publicKey) {
      const { pushManager } = await navigator.serviceWorker.ready;
      const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
      return describe(await pushManager.subscribe(wanted));
    },
    async unsubscribe() {
      const worker = await registration();
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
      for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
    },
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

export type { PushDevice } from './push-device.ts';

/** The choice of the player for this browser. */
interface PushChoice {
  readonly kinds: readonly PushKind[];
  readonly quiet: QuietHours | null;
}

interface PushState extends QueryState {
  readonly support: PushSupport;
  permission: NotificationPermission;
  /** None while this browser gets no notifications. */
  kinds: readonly PushKind[];
  quiet: QuietHours | null;
  /** The last choice did not come to pass: the player closed the question, or the push service did not answer. */
  problem: 'unanswered' | 'failed' | null;
}

export interface PushNeeds {
  send: Send;
  events: Events;
  local: LocalKeys;
  platform: Pick<Platform, 'pushDevice' | 'crypto'>;
  customerId(): string | null;
  now(): number;
}

const nothing = { kinds: [], quiet: null } as const;

/** The choice as it is kept on this device, for the next subscription of this browser. */
const keptChoice = pipe(
  string(),
  parseJson(),
  object({
    owner: string(),
    kinds: array(pushKind),
    quiet: nullable(object({ from: number(), to: number() })),
  }),
);

/** SHA-256 of a text, in hex. */
async function digestOf(crypto: Crypto | null, text: string): Promise<string> {
  if (crypto === null) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Setting = ReplyOf<typeof getPush>;

/** Notifications of the member in this browser. They end at sign-out. Verbs throw GatewayError. */
export function createPush({ send, events, local, platform, customerId, now }: PushNeeds) {
  const device = platform.pushDevice ?? browserPushDevice();
  const support = device.support();
  const isPossible = (): boolean => support === 'yes' && customerId() !== null;
  const state = proxy<PushState>({
    ...idle(),
    ...nothing,
    support,
    permission: support === 'yes' ? device.permission() : 'denied',
    problem: null,
  });

  /** Asks the gateway for the setting of this browser. */
  async function ask(options: Parameters<Send>[2] = {}): Promise<Setting> {
    const found = await device.find();
    const fingerprint = found === null ? '' : await digestOf(platform.crypto, found.endpoint);
    return send(getPush, { fingerprint }, options);
  }

  const { load } = createQuery<Setting, PushState>({
    events,
    now,
    state,
    empty: { ...nothing, problem: null },
    isPrivate: true,
    enabled: isPossible,
    refreshOn: ['online'],
    call: ask,
    show: ({ setting }) => ({ ...(setting ?? nothing), permission: device.permission() }),
  });

  /** Ends the notifications of this browser without the gateway, whose next try finds no browser. */
  async function leave(): Promise<void> {
    local.write('pushChoice', '');
    if (support === 'yes') await device.unsubscribe().catch(() => undefined);
  }

  async function end(): Promise<void> {
    const found = await device.find();
    await leave();
    Object.assign(state, nothing);
    // Without the gateway, it is enough that the browser takes no more.
    if (found) await send(endPush, { endpoint: found.endpoint }).catch(() => undefined);
  }

  /** Subscribes this browser. Null when the push service does not answer. */
  async function subscribe() {
    const found = await device.find();
    if (found !== null) return found;
    const { publicKey } = await ask();
    return device.subscribe(publicKey).catch(() => null);
  }

  async function save({ kinds, quiet }: PushChoice): Promise<void> {
    const subscription = await subscribe();
    if (subscription === null) {
      state.problem = 'failed';
      return;
    }
    const timeZone = device.timeZone();
    await send(setPush, { ...subscription, kinds: [...kinds], quiet, timeZone });
    local.write('pushChoice', JSON.stringify({ owner: customerId(), kinds, quiet }));
    Object.assign(state, { kinds, quiet });
  }

  /** Chooses what this browser is notified about. The first choice asks the player for the permission; none ends it. */
  async function choose(choice: PushChoice): Promise<void> {
    state.problem = null;
    if (choice.kinds.length === 0) return end();
    state.permission = device.permission() === 'granted' ? 'granted' : await device.ask();
    if (state.permission === 'granted') await save(choice);
    else if (state.permission === 'default') state.problem = 'unanswered';
  }

  /**
   * Keeps the choice up after a sign-in: subscribes again when the browser or the gateway has lost the subscription, and ends
   * the one of another member. It asks for nothing.
   */
  async function followSubscription(): Promise<void> {
    if (!isPossible()) return;
    const { success, output } = safeParse(keptChoice, local.read('pushChoice'));
    if (!success || output.owner !== customerId()) {
      if ((await device.find()) !== null) await leave();
      return;
    }
    if (device.permission() !== 'granted') return;
    const { setting } = await ask();
    if (setting === null) await save(output);
  }

  // Signing out has emptied the choice, in this tab or in another; an expired session has not.
  events.on('signedOut', () => void (local.read('pushChoice') || leave()));

  return { state, load, choose, followSubscription };
}
