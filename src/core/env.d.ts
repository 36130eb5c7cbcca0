/** What the operator of a brand may set when the app is built. */
interface ImportMetaEnv {
  readonly PAROLA_NAME?: string;
  readonly PAROLA_MERCHANT?: string;
  readonly PAROLA_SECOND_MERCHANT?: string;
  /** Hosts that use the second merchant, parted by commas. */
  readonly PAROLA_SECOND_MERCHANT_HOSTS?: string;
  readonly PAROLA_MINIMUM_AGE?: string;
  /** `seed`, or `newer` where the gateway answers by the other relay names. */
  readonly PAROLA_RELAY_NAMES?: string;
  /** Where a player without an account reaches the operator: an https, mailto or tel address. */
  readonly PAROLA_CONTACT?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
