// Prints the headers and cache rules of the host for another web server: `node dist/host/hosting.js nginx` or `headers`.
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { readSite } from '../site.ts';
import { headersFile } from './headers-file.ts';
import { nginxSite } from './nginx-site.ts';

const root = join(import.meta.dirname, '../web');

function printed(kind: string | undefined): string {
  const { port, gamesOrigin, gatewayUrl } = readConfig(process.env);
  const { policy, assets } = readSite(root);
  if (kind === 'headers') return headersFile({ gamesOrigin, policy, files: assets });
  if (kind !== 'nginx') throw new Error('The argument must be nginx or headers.');
  if (gatewayUrl === null) throw new Error('GATEWAY_URL must be the address of the gateway.');
  return nginxSite({ port, root, gamesOrigin, gatewayUrl, policy });
}

try {
  process.stdout.write(printed(process.argv[2]));
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exit(1);
}
