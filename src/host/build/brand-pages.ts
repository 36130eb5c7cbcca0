import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mergePolicies, type Policy } from '../headers.ts';
import { policyFile } from '../site.ts';

export interface PageBrand {
  readonly name: string;
  /** An https, mailto or tel address, or null to leave the page's own. */
  readonly contact: string | null;
  /** Sources of third parties that the policy of the pages allows. */
  readonly sources: Policy;
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

function change(file: string, write: (text: string) => string): void {
  writeFileSync(file, write(readFileSync(file, 'utf8')));
}

/** Puts the brand's name and contact into the pages that are not React's, and whom it works with into the policy. */
export function brandPages(brand: PageBrand): Plugin {
  let folder = '';
  return {
    name: 'parola:brand-pages',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: (html) => rename(html, brand),
    writeBundle() {
      change(join(folder, 'maintenance.html'), (html) => rename(html, brand));
      change(join(folder, policyFile), (policy) =>
        JSON.stringify(mergePolicies(JSON.parse(policy), brand.sources)),
      );
    },
  };
}
