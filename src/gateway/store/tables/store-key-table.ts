/** Shows which key has encrypted the values of the store. */
export interface StoreKeyTable {
  /** Always `current`: the store has one key. */
  slot: string;
  /** A known text that the key has encrypted. */
  proof: string;
}
