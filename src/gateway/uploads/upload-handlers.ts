import * as calls from '#protocol/calls/uploads.ts';
import { handle, requireTrueAccount } from '../http/request-context.ts';
import { addUpload, signedAddress } from './uploads.ts';

const limit = { max: 30, windowMs: 10 * 60_000 };

export const uploadPicture = handle(
  calls.uploadPicture,
  async ({ purpose, picture }, { sql, vault, member, attempts, now }) => {
    requireTrueAccount(member);
    await attempts.consume(`upload ${member.id}`, limit);
    const bytes = Buffer.from(picture, 'base64');
    const upload = await addUpload({ sql, vault }, { memberId: member.id, purpose, bytes }, now);
    return { id: upload.id, url: signedAddress(upload, now) };
  },
);
