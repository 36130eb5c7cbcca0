import { openAppIn } from '../open-app.ts';
import { testBrowser } from '../test-browser.ts';
import { type PlainGateway, plainMember } from './plain-gateway.ts';

type Settings = NonNullable<Parameters<typeof openAppIn>[1]> & {
  /** Signs the member of the gateway in. */
  asMember?: boolean;
};

/** Opens the app without a screen on a gateway of another make. */
export async function openPlainApp(
  gateway: PlainGateway,
  { asMember = false, ...settings }: Settings = {},
) {
  const { username: signedIn, password } = plainMember;
  const opened = await openAppIn(testBrowser(gateway.fetch), {
    ...settings,
    ...(asMember && { signedIn, password }),
  });
  return { ...opened, close: async () => opened.app.close() };
}
