import type { Json } from '../json-column.ts';

/** The key pair that sealed bodies are encrypted for. */
export interface SealKeyTable {
  /** Always `current`: the store has one key. */
  slot: string;
  kid: string;
  /** Encrypted, with the purpose `sealKey` and the `kid`. */
  private_jwk: Json<string>;
}

/** Digests of sealed bodies that were opened, so that none is opened twice. */
export interface SealSeenTable {
  digest: string;
  expires_at: number;
}
