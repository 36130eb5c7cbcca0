import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { securityHeaders } from '../headers.ts';
import { withRunTimeSettings } from '../run-time-settings.ts';
import { headersFile } from './headers-file.ts';
import { nginxSite } from './nginx-site.ts';

const { gameOrigins, pageSources } = readConfig({
  GAMES_ORIGIN: 'https://games.example,https://*.vendor.example',
  PAROLA_PICTURE_ORIGINS: 'https://cdn.example,https://other-cdn.example',
});

function ofHost(): string {
  const { policy } = withRunTimeSettings({ assets: new Map(), policy: {} }, {}, pageSources);
  const headers = new Headers();
  securityHeaders(gameOrigins, policy)(headers, true);
  return headers.get('Content-Security-Policy') ?? '';
}

it.each([
  ['the host', ofHost],
  [
    'a host of static sites',
    () => headersFile({ gameOrigins, policy: pageSources, files: new Map() }),
  ],
  [
    'nginx',
    () =>
      nginxSite({
        gameOrigins,
        policy: pageSources,
        appOrigin: 'http://localhost:4173',
        certificate: null,
        root: '/srv/web',
        gatewayUrl: 'https://gateway.example',
      }),
  ],
])('%s allows the games and the pictures of the settings', (_, deliver) => {
  const sent = deliver();
  expect(sent).toContain('; frame-src https://games.example https://*.vendor.example;');
  expect(sent).toContain(
    "; img-src 'self' data: blob: https://cdn.example https://other-cdn.example;",
  );
});
