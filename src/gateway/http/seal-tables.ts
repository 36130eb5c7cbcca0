import type { JWK } from 'jose';
import type { Json } from '../store/json-column.ts';

/** The key pair that sealed bodies are encrypted for. */
export interface SealKeyTable {
  /** Always `current`: the store has one key. */
  slot: string;
  kid: string;
  private_jwk: Json<JWK>;
}

/** Digests of sealed bodies that were opened, so that none is opened twice. */
export interface SealSeenTable {
  digest: string;
  expires_at: number;
}
