import { uploadPicture } from '#protocol/calls/uploads.ts';
import type { UploadPurpose } from '#protocol/model/upload.ts';
import type { Send } from '../client/send.ts';
import { toBase64 } from '../to-base64.ts';

/** A picture to upload: png or jpg, encoded by the page. */
interface PictureToUpload {
  readonly purpose: UploadPurpose;
  readonly bytes: Uint8Array;
  /** Called with the part that is sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

/** Uploads pictures. The same bytes are uploaded once, also when they are sent again. */
export function createPictureUploads({ send }: { send: Send }) {
  const ids = new WeakMap<Uint8Array, string>();

  async function upload({ purpose, bytes, ...options }: PictureToUpload): Promise<string> {
    const known = ids.get(bytes);
    if (known !== undefined) return known;
    const { id } = await send(uploadPicture, { purpose, picture: toBase64(bytes) }, options);
    ids.set(bytes, id);
    return id;
  }

  return {
    /** Returns the id of the picture. Throws a GatewayError. */
    upload,
  };
}

export type PictureUploads = ReturnType<typeof createPictureUploads>;
