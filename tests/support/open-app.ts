// A call that fails late loads these. The end of a file would cut such an import off, and it would fail in the files after it.
import '#core/client/refusal.ts';
import '#core/client/report-odd-answer.ts';
import { createApp } from '#core/app.ts';
import type { Brand } from '#core/brand.ts';
import type { KeyedStorage, Platform } from '#core/platform.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from './open-gateway.ts';
import { testBrowser } from './test-browser.ts';

interface TabSettings {
  /** An account to sign in with. */
  signedIn?: string;
  /** Its password, where it is no demo account. */
  password?: string;
  brand?: Brand;
  /** Overrides of the platform of this tab. */
  platform?: Partial<Platform>;
  /** False when the test starts the app itself. */
  started?: boolean;
  /** True when the tab has no network from the start. */
  offline?: boolean;
}

interface Settings extends TabSettings {
  /** An open gateway. Closing the app does not close it. */
  gateway?: TestGateway;
  /** The browser of another app, which opens this app in a further tab. */
  browser?: Browser;
  /** The local storage of a new browser. */
  localStorage?: KeyedStorage;
}

type Browser = ReturnType<typeof testBrowser>;

/** Opens the app without a screen in a tab of a browser, whichever gateway answers there. */
export async function openAppIn(
  browser: Browser,
  {
    platform: overrides,
    brand,
    started = true,
    offline = false,
    signedIn,
    password,
  }: TabSettings = {},
) {
  const platform = browser.openTab(overrides);
  if (offline) platform.goOffline();
  const app = createApp(platform, brand);
  if (started) await app.start();
  if (signedIn) {
    const credentials = { username: signedIn, password: password ?? demoPassword };
    await app.session.signIn({ ...credentials, captcha: '', remember: false });
  }
  return { app, browser, platform };
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
    }, settings.localStorage);
  const opened = await openAppIn(browser, settings);

  async function close(): Promise<void> {
    opened.app.close();
    if (!settings.gateway) await gateway.close();
  }

  return { ...opened, operator: gateway.operator, gateway, requests, close };
}

export type OpenedApp = Awaited<ReturnType<typeof openApp>>;
