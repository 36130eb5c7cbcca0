import { uploadLimit } from '#protocol/model/upload.ts';
import { Refusal } from '../http/refusal.ts';
import type { Picture } from './picture.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';

/** Reads a picture by its content, without its metadata. Refusals `picture_refused` and `picture_too_large`. */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length >= uploadLimit) throw new Refusal(200, 'picture_too_large');
  const file = Buffer.from(bytes);
  const picture = readJpeg(file) ?? (await readPng(file));
  if (picture === null) throw new Refusal(200, 'picture_refused');
  return picture;
}
