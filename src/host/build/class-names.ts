import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names the classes of style sheets after their file: `button-large`. The names are in pages, styles and scripts, where
 * hashes would take more bytes. Fails when two style sheets have the same file name.
 */
export function classNames(): Plugin {
  const files = new Map<string, string>();

  function generateScopedName(name: string, path: string): string {
    const [file = ''] = path.split('?');
    const stem = basename(file, '.module.css');
    const known = files.get(stem) ?? file;
    if (known !== file)
      throw new Error(`Two style sheets have the same name: ${known} and ${file}`);
    files.set(stem, file);
    return `${stem}-${name}`;
  }

  return {
    name: 'parola:class-names',
    config: () => ({ css: { modules: { generateScopedName } } }),
  };
}
