import { passedAnswerHeaders } from '../proxy/pass-answer.ts';
import { appPaths, operatorRoot, sharedRoots } from '#protocol/paths.ts';
import { prerenderedFile } from '#protocol/prerendered-paths.ts';
import { revalidate, cacheRules, noStore } from '../cache-rules.ts';
import { type Policy, siteHeaders } from '../headers.ts';
import { passwordChange } from '../moved-pages.ts';
import {
  type Certificate,
  forwardedHeaders,
  indent,
  largestBody,
  listenLines,
} from './nginx-server.ts';

interface NginxSettings {
  /** The origin of the app. */
  readonly appOrigin: string;
  /** Null for an http origin, on a machine of one's own. */
  readonly certificate: Certificate | null;
  /** The folder of the built pages. */
  readonly root: string;
  readonly gameOrigins: readonly string[];
  /** The address to which calls are passed on. */
  readonly gatewayUrl: string;
  readonly policy: Policy;
}

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

function addHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
}

function map(from: string, to: string, cases: readonly (readonly [string, string])[]): string {
  const lines = cases.map(([value, answer]) => `${value} ${quote(answer)};`);
  return `map ${from} ${to} {\n${indent(lines)}\n}`;
}

const literally = (path: string): string => path.replaceAll('.', '\\.');

const otherPaths = appPaths.filter((path) => path !== '/' && path !== '/index.html');

/** The page for each path of the app. One that was rendered ahead is for its path without a query. */
const pages = map('$uri$is_args', '$parola_page', [
  ['default', '/none'],
  ['"~^/\\??$"', '/index.html'],
  ...otherPaths.flatMap((path) => {
    const file = prerenderedFile(path);
    return file === null ? [] : [[quote(path), file] as const];
  }),
  ...otherPaths.map((path) => [`"~^${literally(path)}/?\\??$"`, '/app.html'] as const),
]);

/** The page of a path that was written with other capitals. Empty for each path as it is written here, and for others. */
const moved = map('$uri', '$parola_moved', [
  ['default', ''],
  ...appPaths.map((path) => [quote(`~^${literally(path)}/?$`), ''] as const),
  ...appPaths.map((path) => [quote(`~*^${literally(path)}/?$`), path] as const),
]);

/** Leads to that page. */
const toMoved = 'if ($parola_moved) { return 301 $parola_moved$is_args$args; }';

const caching = [
  map('$uri', '$parola_rule', [
    ['default', revalidate],
    ...cacheRules.map(({ paths, cacheControl }) => [quote(`~${paths}`), cacheControl] as const),
  ]),
  map('$status', '$parola_cache', [
    ['default', noStore],
    ['200', '$parola_rule'],
    ['206', '$parola_rule'],
    ['304', '$parola_rule'],
  ]),
].join('\n');

/** Headers of a gateway's answer that would act on the app's origin in the browser. */
const withheld = [
  'Access-Control-Allow-Origin',
  'Clear-Site-Data',
  'Content-Security-Policy',
  'Location',
  'Refresh',
  'Service-Worker-Allowed',
];

const { 'X-Content-Type-Options': _, ...ofCalls } = passedAnswerHeaders;

/** The configuration of an nginx site that answers like the host. nginx has no Brotli of its own, so it sends gzip. */
export function nginxSite(settings: NginxSettings): string {
  const { appOrigin, certificate, root, gameOrigins, gatewayUrl, policy } = settings;
  const { common, secureOnly, ofPages } = siteHeaders(gameOrigins, policy);
  const secure = Object.entries(secureOnly);
  const always = [
    ...addHeaders(common),
    ...secure.map(([name], at) => `add_header ${name} $parola_secure_${at} always;`),
  ];
  const whenSecure = secure.map(([, value], at) =>
    map('$parola_scheme', `$parola_secure_${at}`, [
      ['default', ''],
      ['https', value],
    ]),
  );
  return `# Made from src/host: see its README. Do not edit.
${pages}
${moved}
${caching}
${map('$http_x_forwarded_proto', '$parola_scheme', [
  ['default', '$scheme'],
  ['https', 'https'],
])}
${whenSecure.join('\n')}

server {
${indent([...listenLines(appOrigin, certificate), largestBody, 'absolute_redirect off;'])}
    root ${root};
    gzip_static on;
    gzip_vary on;
${indent([...always, ...addHeaders(ofPages), 'add_header Cache-Control $parola_cache always;'])}

    location ~ ^(${sharedRoots.join('|')})(/|$) {
        proxy_pass ${new URL(gatewayUrl).origin};
        proxy_http_version 1.1;
${indent(forwardedHeaders.map((line) => `    ${line}`))}
        proxy_set_header X-Forwarded-Proto $parola_scheme;
        proxy_read_timeout 120s;
${indent(withheld.map((name) => `    proxy_hide_header ${name};`))}
        error_page 502 503 504 /maintenance.html;
${indent([...always, ...addHeaders(ofCalls)].map((line) => `    ${line}`))}
    }
    location ~ ^(${operatorRoot}|/csp\\.json$|/\\.)|\\.(br|gz|map)$ {
        return 404;
    }
    location = /manifest.webmanifest {
        types { }
        default_type application/manifest+json;
    }
    location = ${passwordChange.asked} { return 302 ${quote(passwordChange.page)}; }
    location ~ ^/assets/|\\.[A-Za-z0-9]+$ {
        ${toMoved}
        try_files $uri $parola_page =404;
    }
    location / {
        ${toMoved}
        error_page 404 /app.html;
        try_files $parola_page =404;
    }
}
`;
}
