import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mergePolicies, type Policy } from '../headers.ts';
import { policyFile } from '../site.ts';

export interface PageBrand {
  readonly name: string;
  /** An https, mailto or tel address; null keeps the address of the page. */
  readonly contact: string | null;
  /** Policy sources of the brand's third parties. */
  readonly sources: Policy;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function rename(html: string, { name, contact }: PageBrand): string {
  const named = html.replaceAll('Parola', () => escape(name));
  return contact === null
    ? named
    : named.replaceAll('mailto:help@parola.example', () => escape(contact));
}

function rewrite(file: string, write: (text: string) => string): void {
  writeFileSync(file, write(readFileSync(file, 'utf8')));
}

/** Writes the brand's name and contact into the static pages, and the sources of its third parties into the policy. */
export function brandPages(brand: PageBrand): Plugin {
  let folder = '';
  return {
    name: 'parola:brand-pages',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: (html) => rename(html, brand),
    writeBundle() {
      rewrite(join(folder, 'maintenance.html'), (html) => rename(html, brand));
      rewrite(join(folder, policyFile), (policy) =>
        JSON.stringify(mergePolicies(JSON.parse(policy), brand.sources)),
      );
    },
  };
}
