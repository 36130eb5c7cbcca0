import { createApp } from '#core/app.ts';
import type { Brand } from '#core/brand.ts';
import type { Platform } from '#core/platform.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from './open-gateway.ts';
import { testBrowser } from './test-browser.ts';

interface Settings {
  /** A demo account to sign in with. */
  signedIn?: string;
  /** An open gateway. Closing the app does not close it. */
  gateway?: TestGateway;
  /** The browser of another app, which opens this app in a further tab. */
  browser?: ReturnType<typeof testBrowser>;
  brand?: Brand;
  /** Overrides of the platform of this tab. */
  platform?: Partial<Platform>;
  /** False when the test starts the app itself. */
  started?: boolean;
  /** True when the tab has no network from the start. */
  offline?: boolean;
}

/** Opens the app without a screen, with an embedded gateway in memory. */
export async function openApp(settings: Settings = {}) {
  const gateway = settings.gateway ?? (await openTestGateway());
  const requests: Request[] = [];
  const browser =
    settings.browser ??
    testBrowser((request) => {
      requests.push(request.clone());
      return gateway.gateway.fetch(request, { ip: '192.0.2.1' });
    });
  const platform = browser.openTab(settings.platform);
  if (settings.offline) platform.goOffline();
  const app = createApp(platform, settings.brand);
  if (settings.started ?? true) await app.start();
  if (settings.signedIn) {
    const credentials = { username: settings.signedIn, password: demoPassword };
    await app.session.signIn({ ...credentials, captcha: '', remember: false });
  }

  async function close(): Promise<void> {
    app.close();
    if (!settings.gateway) await gateway.close();
  }

  return { app, operator: gateway.operator, gateway, browser, platform, requests, close };
}

export type OpenedApp = Awaited<ReturnType<typeof openApp>>;
