/** What the operator of a brand may set when the app is built. */
interface ImportMetaEnv {
  readonly PAROLA_NAME?: string;
  readonly PAROLA_MERCHANT?: string;
  readonly PAROLA_SECOND_MERCHANT?: string;
  /** Hosts that use the second merchant, parted by commas. */
  readonly PAROLA_SECOND_MERCHANT_HOSTS?: string;
  /** Codes of vendors whose games open in a tab of their own, or in the place of the app; the others are framed. */
  readonly PAROLA_NEW_TAB_VENDORS?: string;
  readonly PAROLA_SAME_TAB_VENDORS?: string;
  /** Kinds of games that are not offered, such as `cockfight,pvp`. */
  readonly PAROLA_WITHHELD?: string;
  readonly PAROLA_MINIMUM_AGE?: string;
  /** `seed`, or `newer` where the gateway answers by the other relay names. */
  readonly PAROLA_RELAY_NAMES?: string;
  /** Where a player without an account reaches the operator: an https, mailto or tel address. */
  readonly PAROLA_CONTACT?: string;
  /** The captcha id of a geetest account; `off` for none. Without one, the embedded gateway's stand-in is used. */
  readonly PAROLA_GEETEST_ID?: string;
  /** `3` or `4`; 4 when left out. */
  readonly PAROLA_GEETEST_VERSION?: string;
  /** Where the script is, when it is not the vendor's own place. */
  readonly PAROLA_GEETEST_SCRIPT?: string;
  /** The app id of a geetest account that reckons risk. */
  readonly PAROLA_GEETEST_RISK_ID?: string;
  readonly PAROLA_GEETEST_RISK_SCRIPT?: string;
  /** The public key of a firebase project. Without it and the id, nobody signs in by firebase. */
  readonly PAROLA_FIREBASE_API_KEY?: string;
  readonly PAROLA_FIREBASE_PROJECT_ID?: string;
  /** `<project>.firebaseapp.com` when left out. */
  readonly PAROLA_FIREBASE_AUTH_DOMAIN?: string;
  /** `on`: codes to mobile numbers are sent by firebase, in place of the gateway's SMS. */
  readonly PAROLA_FIREBASE_SMS?: string;
  /** An Auth emulator in the project's place: for trying out and for tests, never for players. */
  readonly PAROLA_FIREBASE_EMULATOR?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
