/** Purposes of an uploaded picture. An avatar is public, the others are for their owner and the operator. */
export const uploadPurposes = ['avatar', 'proof', 'activity', 'feedback'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** A picture is smaller than this, in bytes. */
export const uploadLimit = 5 * 1024 * 1024;
