import { createApp } from '#core/app.ts';
import type { Platform } from '#core/platform.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from './open-gateway.ts';
import { testBrowser } from './test-browser.ts';

interface Settings {
  /** A demo account to sign in with. */
  signedIn?: string;
  /** A gateway that is open already, which closing the app leaves open. */
  gateway?: TestGateway;
  /** The browser of another app: this one is a further tab of it. */
  browser?: ReturnType<typeof testBrowser>;
  /** What is otherwise about this tab's browser. */
  platform?: Partial<Platform>;
  /** False leaves starting to the test. */
  started?: boolean;
}

/** The app without a screen, on an embedded gateway in memory. */
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
  const app = createApp(platform);
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
