import type { Clock } from '../clock.ts';
import type { Sql } from '../store/database.ts';
import { answerWithUpload, keptForEver } from './answer-with-upload.ts';
import { answerWithContentPicture } from './content-pictures.ts';
import { findUpload, mayShow, uploadRoot } from './uploads.ts';

const notFound = () =>
  new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });

/** Serves uploaded pictures under `/media/uploads`: public ones to everybody, private ones under a signed address. */
export function createUploadSite(sql: Sql, clock: Clock) {
  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      const id = pathname.slice(uploadRoot.length + 1);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || !/^[\w-]{43}$/.test(id)) return notFound();
      const upload = await findUpload(sql, id);
      if (upload === null) return (await answerWithContentPicture(sql, id)) ?? notFound();
      if (!mayShow(upload, searchParams, clock.now())) return notFound();
      const isPublic = !searchParams.has('sign') && upload.purpose === 'avatar';
      const cacheControl = isPublic ? keptForEver : 'no-store';
      return (await answerWithUpload(sql, id, cacheControl)) ?? notFound();
    },
  };
}
