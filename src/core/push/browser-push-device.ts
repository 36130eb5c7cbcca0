import { toBase64Url } from '../base64-url.ts';
import { browserInstallPrompt, installWayOf } from '../install/install.ts';
import type { BrowserSubscription, PushDevice, PushSupport } from './push-device.ts';

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
export function browserPushDevice(): PushDevice {
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
