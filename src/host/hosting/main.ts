// Prints the configuration of another web server: `node dist/host/hosting.js headers`, or `nginx` with the addresses of the
// Parolas behind it; without addresses nginx serves the pages and passes the calls on to GATEWAY_URL.
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { mergePolicies } from '../headers.ts';
import { noteBuildSettings } from '../settings/app-settings.ts';
import { readSite } from '../site.ts';
import { headersFile } from './headers-file.ts';
import { nginxHosts } from './nginx-hosts.ts';
import type { Certificate } from './nginx-server.ts';
import { nginxSite } from './nginx-site.ts';

const root = join(import.meta.dirname, '../web');

function certificateOf({ TLS_CERTIFICATE: chain, TLS_KEY: key }: NodeJS.ProcessEnv) {
  return chain && key ? { chain, key } : null;
}

/** Names the settings that the printed web server does not give to the app. */
function warn(): void {
  const note = noteBuildSettings(process.env);
  if (note !== null) console.error(note);
}

function printedNginx(config: Config, hosts: readonly string[], certificate: Certificate | null) {
  const { port, gamesOrigin, gameOrigins, gatewayUrl } = config;
  const appOrigin = config.appOrigin ?? `http://localhost:${port}`;
  if (hosts.length > 0) return nginxHosts({ hosts, appOrigin, gamesOrigin, certificate });
  if (gatewayUrl === null) {
    throw new Error(
      'Name the Parolas behind nginx, such as 10.0.0.11:4173, or set GATEWAY_URL to the address of the gateway.',
    );
  }
  warn();
  const policy = mergePolicies(readSite(root).policy, config.pageSources);
  return nginxSite({ appOrigin, certificate, root, gameOrigins, gatewayUrl, policy });
}

function printed([kind, ...hosts]: readonly string[]): string {
  // A start without DEMO is refused for a public demo. Nothing starts here.
  const config = readConfig({ ...process.env, DEMO: 'on' });
  if (kind === 'nginx') return printedNginx(config, hosts, certificateOf(process.env));
  if (kind !== 'headers') throw new Error('The argument must be nginx or headers.');
  warn();
  const { policy: built, assets } = readSite(root);
  const policy = mergePolicies(built, config.pageSources);
  return headersFile({ gameOrigins: config.gameOrigins, policy, files: assets });
}

try {
  process.stdout.write(printed(process.argv.slice(2)));
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exit(1);
}
