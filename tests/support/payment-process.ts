import { serve } from '@hono/node-server';
import { demo } from '#demo/demo.ts';
import { createDemoProviders } from '#demo/providers/create-demo-providers.ts';
import { createPaymentSite } from '#demo/providers/create-payment-site.ts';
import { openGateway } from '#gateway/gateway.ts';
import { testPaymentSecret } from './open-payments.ts';
import { testToken } from './operator-client.ts';
import { testStoreKey } from './test-store-key.ts';

/**
 * A program that is either a gateway or the payment site of the demo, for tests that kill one of them:
 * `node payment-process.js gateway <port> <folder or address> <port of the site> [port for notices]` or
 * `node payment-process.js site <port> <file>`. It prints `open` when it answers. Notices go to the gateway's own port
 * unless it stands behind another. The gateway answers the slot game on its port too.
 */
const [, , role = '', portText = '', place = '', sitePort = '', noticePort = portText] =
  process.argv;
const port = Number(portText);
const addressOf = (one: number | string) => `http://127.0.0.1:${one}`;

async function openFetch(): Promise<(request: Request) => Response | Promise<Response>> {
  if (role === 'site') {
    const site = createPaymentSite({
      place: { kind: 'file', path: place },
      secret: testPaymentSecret,
      origin: addressOf(port),
      appOrigins: [],
    });
    return site.fetch;
  }
  const gateway = await openGateway({
    ...demo,
    store: place.startsWith('postgres:')
      ? { kind: 'postgres', url: place }
      : { kind: 'folder', path: place },
    storeKey: testStoreKey,
    gamesOrigin: addressOf(sitePort),
    operatorToken: testToken,
    callsPerMinute: 1_000_000,
    providers: createDemoProviders({
      site: addressOf(sitePort),
      gateway: addressOf(noticePort),
      secret: testPaymentSecret,
    }),
  });
  const visitor = { ip: '127.0.0.1' };
  return (request) =>
    new URL(request.url).pathname.startsWith('/slot/')
      ? gateway.gamesFetch(request, visitor)
      : gateway.fetch(request, visitor);
}

const fetch = await openFetch();
serve({ fetch, port, hostname: '127.0.0.1' }, () => process.stdout.write('open\n'));
