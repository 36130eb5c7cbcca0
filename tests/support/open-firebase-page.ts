import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { thirdPartiesFrom } from '#core/third-parties.ts';
import { sourcesOf } from '#core/third-party-sources.ts';
import { securityHeaders } from '#host/headers.ts';

/** Builds the page of `firebase-page.ts` for a brand whose project is played by an emulator. */
function buildScript(settings: Readonly<Record<string, string>>): string {
  const given = ['tests/support/build-firebase-page.mjs', JSON.stringify(settings)];
  return execFileSync(process.execPath, given, { encoding: 'utf8', maxBuffer: 10_000_000 });
}

/** Serves the page with the very policy that a brand with this project is served with. */
export async function openFirebasePage(emulator: string, projectId: string) {
  const settings = {
    PAROLA_GEETEST_ID: 'off',
    PAROLA_FIREBASE_API_KEY: 'key',
    PAROLA_FIREBASE_PROJECT_ID: projectId,
    PAROLA_FIREBASE_EMULATOR: emulator,
  };
  const script = buildScript(settings);
  const addHeaders = securityHeaders('http://localhost:1', sourcesOf(thirdPartiesFrom(settings)));
  const page = '<!doctype html><title>x</title><body><script type="module" src="/a.js"></script>';

  const server = createServer(({ url }, response) => {
    const isScript = url === '/a.js';
    const headers = new Headers({ 'Content-Type': isScript ? 'text/javascript' : 'text/html' });
    addHeaders(headers, false);
    response.writeHead(200, Object.fromEntries(headers)).end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    gzipped: gzipSync(script, { level: 9 }).length,
    close: () => server.close().closeAllConnections(),
  };
}
