import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';

/** Builds the app with other brand settings and copies the built host. Returns the folder, which is inside node_modules so that the host finds its packages. */
export function buildRelease(name: string, settings: Readonly<Record<string, string>>): string {
  const folder = `node_modules/.cache/parola-${name}`;
  rmSync(folder, { recursive: true, force: true });
  const build = ['build', '--logLevel', 'error', '--outDir', `${folder}/web`];
  // A separate process, because Vite's bundler fails inside a Playwright worker.
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...build], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cpSync('dist/host', `${folder}/host`, { recursive: true });
  return folder;
}
