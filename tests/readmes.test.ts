import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file));

const readmes = files.filter((file) => file.endsWith('README.md'));

/** Files of the build and of routes that answer, and names that stand for any file. */
const unkept = /^(dist\/|\/|\.\/|x\.)|^(app\.html|csp\.json)$/;

/** Names of files in backquotes, such as `http/refusal.ts`. A name with a placeholder is none. */
function namedFiles(text: string): string[] {
  const names = text.matchAll(/`([^`\s<>*{}…]+\.(?:tsx?|mjs|js|css|html|svg|po))`/g);
  return [...names].map(([, name = '']) => name).filter((name) => !unkept.test(name));
}

/** Targets of links to files of the project: path, and anchor. */
function links(text: string): { path: string; anchor: string }[] {
  const found = text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  return [...found].map(([, path = '', anchor = '']) => ({ path, anchor }));
}

/** The anchors of the headings of a text, as code hosts make them. */
function anchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(readmes)('%s', (readme) => {
  const text = readFileSync(readme, 'utf8');

  it('names files that exist', () => {
    const missing = namedFiles(text).filter((name) => {
      const end = name.replace(/^#/, 'src/').replace(/^(\.\.\/)+/, '');
      return !files.some((file) => file === end || file.endsWith(`/${end}`));
    });
    expect(missing).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const broken = links(text).filter(({ path, anchor }) => {
      const target = path === '' ? readme : posix.join(posix.dirname(readme), path);
      if (!existsSync(target)) return true;
      return anchor !== '' && !anchors(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});
