/**
 * Purposes of an uploaded picture. An avatar is public, the others are for their owner and the operator. Pictures of an `identity` are
 * for the operator only.
 */
export const uploadPurposes = ['avatar', 'proof', 'activity', 'feedback', 'identity'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** A picture is smaller than this, in bytes. */
export const uploadLimit = 5 * 1024 * 1024;
