import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledFolderVariable, openSite } from '../support/open-site.ts';

/**
 * Global setup of Playwright: a host starts on an empty folder and ends. Sites of the tests start on copies of the folder,
 * which takes a third of the time. Returns the teardown.
 */
export default async function fillFolder(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'parola-filled-'));
  const site = await openSite({ DATA_DIR: folder });
  await site.stop();
  process.env[filledFolderVariable] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.key`, { force: true });
  };
}
