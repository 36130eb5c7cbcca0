import { operatorRoot } from '#protocol/paths.ts';
import {
  type Certificate,
  forwardedHeaders,
  indent,
  largestBody,
  listenLines,
} from './nginx-server.ts';

interface NginxHostsSettings {
  /** Addresses of the Parolas, such as `10.0.0.11:4173`. The games of each are at its next port. */
  readonly hosts: readonly string[];
  readonly appOrigin: string;
  readonly gamesOrigin: string;
  /** Null for http origins, on a machine of one's own. */
  readonly certificate: Certificate | null;
}

/** The address of the games of a Parola. */
function gamesOf(host: string): string {
  const [, name = '', port = ''] = /^(.+):(\d+)$/.exec(host) ?? [];
  if (name === '')
    throw new Error(`${host} must be an address with a port, such as 10.0.0.11:4173.`);
  return `${name}:${Number(port) + 1}`;
}

/** One that does not answer gets no requests for five seconds. */
function upstream(name: string, hosts: readonly string[]): string {
  const servers = hosts.map((host) => `server ${host} max_fails=1 fail_timeout=5s;`);
  return `upstream ${name} {\n${indent(['least_conn;', ...servers, 'keepalive 32;'])}\n}`;
}

function server(lines: readonly string[], target: string, scheme: string): string {
  const passed = [
    `proxy_pass http://${target};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    ...forwardedHeaders,
    `proxy_set_header X-Forwarded-Proto ${scheme};`,
    'proxy_read_timeout 120s;',
  ];
  return `server {
${indent(lines)}
    ${largestBody}
    location / {
${indent(passed.map((line) => `    ${line}`))}
    }
    location ^~ ${operatorRoot} {
        return 404;
    }
}`;
}

/** Sends browsers that come by http to https, where both origins have the usual ports. */
function redirect(origins: readonly string[]): string[] {
  const addresses = origins.map((origin) => new URL(origin));
  if (addresses.some(({ protocol, port }) => protocol !== 'https:' || port !== '')) return [];
  const names = addresses.map(({ hostname }) => hostname).join(' ');
  return [
    `server {\n${indent(['listen 80;', `server_name ${names};`, 'return 301 https://$host$request_uri;'])}\n}`,
  ];
}

/** The whole configuration of an nginx in front of Parolas: the app and the games on their origins, with TLS. */
export function nginxHosts({
  hosts,
  appOrigin,
  gamesOrigin,
  certificate,
}: NginxHostsSettings): string {
  const site = (origin: string, target: string) =>
    server(listenLines(origin, certificate), target, new URL(origin).protocol.slice(0, -1));
  const parts = [
    '# Made from src/host: see its README. Do not edit.',
    upstream('parola', hosts),
    upstream('parola_games', hosts.map(gamesOf)),
    ...redirect([appOrigin, gamesOrigin]),
    site(appOrigin, 'parola'),
    site(gamesOrigin, 'parola_games'),
  ];
  return `${parts.join('\n\n')}\n`;
}
