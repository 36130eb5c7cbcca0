import { createHash } from 'node:crypto';

/** `'sha256-…'`: lets a Content-Security-Policy admit one inlined text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sets something in place of the first match; a page without it was not built as expected. */
function put(html: string, place: string | RegExp, replacement: string): string {
  const changed = html.replace(place, () => replacement);
  if (changed === html) throw new Error(`The page has no ${String(place)} to be replaced.`);
  return changed;
}

const bootTag = '<script src="/boot.js"></script>';
const stylesheet = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** Addresses of the stylesheets that a page links to. */
export function stylesheetsOf(html: string): string[] {
  return [...html.matchAll(stylesheet)].flatMap(([, address]) => address ?? []);
}

/** Every class that some markup wears. */
export function classesOf(markup: string): string[] {
  const lists = [...markup.matchAll(/\sclass="([^"]*)"/g)];
  return [...new Set(lists.flatMap(([, names = '']) => names.split(' ').filter(Boolean)))];
}

/** Inlines the script that must run before the first paint. */
export function inlineBoot(html: string, boot: string): string {
  return put(html, bootTag, `<script>${boot}</script>`);
}

/** Inlines the script that has the files of a page fetched early. It comes last, so that it holds up nothing. */
export function inlineEarly(html: string, early: string): string {
  return put(html, '</head>', `  <script>${early}</script>\n  </head>`);
}

/**
 * Inlines the styles of a page. The links stay and are never fetched: by them the loader of lazy chunks
 * sees that these styles are there. Disabled keeps the parser off; no medium, the scanner that runs ahead of it.
 */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  const text = [...styles.values()].join('\n');
  const links = [...styles.keys()].map(
    (address) => `<link rel="stylesheet" href="${address}" media="not all" disabled>`,
  );
  const bare = html.replace(stylesheet, '');
  return put(bare, '<title>', `<style>${text}</style>\n    ${links.join('')}\n    <title>`);
}

/** Tells the browser of modules that the page will import. */
export function preloadModules(html: string, addresses: readonly string[]): string {
  const unknown = addresses.filter((address) => !html.includes(`"${address}"`));
  const links = unknown.map(
    (address) => `<link rel="modulepreload" crossorigin href="${address}">`,
  );
  return put(html, '</head>', `  ${links.join('')}\n  </head>`);
}

/** Lets the program of a page give way to its text, font and first picture: what was rendered ahead shows without it. */
export function yieldModules(html: string): string {
  return html.replaceAll(
    /<(?:script type="module"|link rel="modulepreload")/g,
    '$& fetchpriority="low"',
  );
}

const root = '<div id="app"></div>';

/** Puts what was rendered where the app will find it. Throws for what the policy would not let stand. */
export function fillPage(html: string, markup: string): string {
  const refused = /<script|\sstyle="|\son[a-z]+="|"\/src\//.exec(markup);
  if (refused) {
    const around = markup.slice(Math.max(0, refused.index - 80), refused.index + 80);
    throw new Error(`The rendered page holds ${refused[0]}, which cannot be served: …${around}…`);
  }
  return put(html, root, `<div id="app">${markup}</div>`);
}
