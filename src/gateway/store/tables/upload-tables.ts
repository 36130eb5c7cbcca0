import type { UploadPurpose } from '#protocol/model/upload.ts';

/** Uploaded pictures, without their metadata. They are in the store so that all gateways on it serve them. */
export interface UploadTable {
  /** Random, 256 bits in base64url. */
  id: string;
  member_id: string;
  purpose: UploadPurpose;
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Signs the addresses of a private picture. */
  secret: string;
  created_at: number;
}
