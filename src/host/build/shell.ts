import { createHash } from 'node:crypto';

/** The source `'sha256-…'` that allows one inlined text in a Content-Security-Policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Replaces the first match. Throws when there is none, because the page was not built as expected. */
function replaceFirst(html: string, place: string | RegExp, replacement: string): string {
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

/** All class names in some markup. */
export function classesOf(markup: string): string[] {
  const lists = [...markup.matchAll(/\sclass="([^"]*)"/g)];
  return [...new Set(lists.flatMap(([, names = '']) => names.split(' ').filter(Boolean)))];
}

/** Inlines the script that runs before the first paint. */
export function inlineBoot(html: string, boot: string): string {
  return replaceFirst(html, bootTag, `<script>${boot}</script>`);
}

/** Inlines a script that loads the files of a page. It is last, so that it delays nothing. */
export function inlineLast(html: string, script: string): string {
  return replaceFirst(html, '</head>', `  <script>${script}</script>\n  </head>`);
}

/**
 * Inlines the styles of a page. The links stay in the page but are not fetched: the loader of lazy chunks finds them and
 * does not load these styles again. `disabled` stops the parser from fetching, `media="not all"` the preload scanner.
 */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  const text = [...styles.values()].join('\n');
  const links = [...styles.keys()].map(
    (address) => `<link rel="stylesheet" href="${address}" media="not all" disabled>`,
  );
  const bare = html.replace(stylesheet, '');
  return replaceFirst(
    bare,
    '<title>',
    `<style>${text}</style>\n    ${links.join('')}\n    <title>`,
  );
}

/** Takes the tags out of a page that load its modules. */
export function withoutModules(html: string): string {
  return html.replace(
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
    '',
  );
}

const root = '<div id="app"></div>';

/** Puts prerendered markup into the root element of the app. Throws for markup that the policy would refuse. */
export function fillPage(html: string, markup: string): string {
  const refused = /<script|\sstyle="|\son[a-z]+="|"\/src\//.exec(markup);
  if (refused) {
    const around = markup.slice(Math.max(0, refused.index - 80), refused.index + 80);
    throw new Error(`The rendered page holds ${refused[0]}, which cannot be served: …${around}…`);
  }
  return replaceFirst(html, root, `<div id="app">${markup}</div>`);
}
