// The global setup of Vitest. Each project calls it.
import { openMemoryFolder, removeMemoryFolder } from './memory-folder.ts';

const shared = globalThis as { imagesOfTests?: Promise<void> | undefined };

/**
 * Makes the images of the stores that are missing. This process has made no id before: a process of tests would give the rows
 * of an image ids that are later than its own next ones, because ids of one process only grow.
 */
async function makeImages(): Promise<void> {
  const realDate = globalThis.Date;
  try {
    const { isImageMissing } = await import('./image-file.ts');
    if (isImageMissing('demo')) await (await import('./store-image.ts')).storeImage('demo');
  } finally {
    globalThis.Date = realDate;
  }
}

export async function setup(): Promise<void> {
  openMemoryFolder();
  await (shared.imagesOfTests ??= makeImages());
}

export { removeMemoryFolder as teardown };
