import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export interface PageBrand {
  readonly name: string;
  /** An https, mailto or tel address, or null to leave the page's own. */
  readonly contact: string | null;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function rename(html: string, { name, contact }: PageBrand): string {
  const named = html.replaceAll('Parola', () => escape(name));
  return contact === null
    ? named
    : named.replace('mailto:help@parola.example', () => escape(contact));
}

/** Puts the brand's name and contact into the pages that are not React's. */
export function brandPages(brand: PageBrand): Plugin {
  let folder = '';
  return {
    name: 'parola:brand-pages',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: (html) => rename(html, brand),
    writeBundle() {
      const file = join(folder, 'maintenance.html');
      writeFileSync(file, rename(readFileSync(file, 'utf8'), brand));
    },
  };
}
