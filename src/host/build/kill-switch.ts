import { copyFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Replaces the service worker by the one that removes all workers: see `sw/README.md`. */
export function killSwitch(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'parola:kill-switch',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        copyFileSync(join(root, 'sw/kill-switch.js'), join(folder, 'sw.js'));
        rmSync(join(folder, 'sw.js.map'), { force: true });
      },
    },
  };
}
