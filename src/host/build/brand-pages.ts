import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mergePolicies, type Policy } from '../headers.ts';
import { type PageBrand, rebrand, writtenBrand } from '../page-brand.ts';
import { policyFile } from '../site.ts';

interface BuiltBrand extends PageBrand {
  /** Policy sources of the brand's third parties. */
  readonly sources: Policy;
}

function rewrite(file: string, write: (text: string) => string): void {
  writeFileSync(file, write(readFileSync(file, 'utf8')));
}

/** Writes the brand's name and contact into the static pages, and the sources of its third parties into the policy. */
export function brandPages(brand: BuiltBrand): Plugin {
  let folder = '';
  return {
    name: 'parola:brand-pages',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: (html) => rebrand(html, writtenBrand, brand),
    writeBundle() {
      rewrite(join(folder, 'maintenance.html'), (html) => rebrand(html, writtenBrand, brand));
      rewrite(join(folder, policyFile), (policy) =>
        JSON.stringify(mergePolicies(JSON.parse(policy), brand.sources)),
      );
    },
  };
}
