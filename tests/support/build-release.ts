import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';

/** Builds the app once more for a brand with other settings, beside the host that is built already. Gives the folder, which is inside node_modules so that the host finds its packages. */
export function buildRelease(name: string, settings: Readonly<Record<string, string>>): string {
  const folder = `node_modules/.cache/parola-${name}`;
  rmSync(folder, { recursive: true, force: true });
  const build = ['build', '--logLevel', 'error', '--outDir', `${folder}/web`];
  // A program of its own: Vite's bundler and Playwright's workers do not get on in one process.
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...build], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cpSync('dist/host', `${folder}/host`, { recursive: true });
  return folder;
}
