import { mediaRoot } from '#protocol/paths.ts';
import { uploadAddress } from '../../uploads/uploads.ts';

/** Number of drawings under `/media/avatars` that a member can choose. */
const drawingCount = 16;
const uploadPrefix = 'upload:';

/** The drawings by id. */
export const drawings = Array.from({ length: drawingCount }, (_, index) => {
  const id = String(index + 1);
  return { id, url: `${mediaRoot}/avatars/${id}.svg` };
});

/** The stored value of an uploaded picture. */
export function uploadedAvatar(uploadId: string): string {
  return `${uploadPrefix}${uploadId}`;
}

/** The address of a stored avatar; null without one. */
export function avatarAddress(stored: string | null): string | null {
  if (stored === null) return null;
  if (stored.startsWith(uploadPrefix)) return uploadAddress(stored.slice(uploadPrefix.length));
  return drawings.find(({ id }) => id === stored)?.url ?? null;
}
