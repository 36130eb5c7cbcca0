/** Settings of the operator at build time. The host gives them at run time too (`siteSettings`). */
interface ImportMetaEnv {
  /** All settings of the build. The build writes them here, because the whole `import.meta.env` has more. */
  readonly PAROLA?: Partial<ImportMetaEnv>;
  readonly PAROLA_NAME?: string;
  readonly PAROLA_MERCHANT?: string;
  readonly PAROLA_SECOND_MERCHANT?: string;
  /** Hosts that use the second merchant, separated by commas. */
  readonly PAROLA_SECOND_MERCHANT_HOSTS?: string;
  /** Codes of vendors whose games open in a new tab, or replace the app. All other games are framed. */
  readonly PAROLA_NEW_TAB_VENDORS?: string;
  readonly PAROLA_SAME_TAB_VENDORS?: string;
  /** Categories that are not offered, such as `cockfight,pvp`. */
  readonly PAROLA_WITHHELD?: string;
  readonly PAROLA_MINIMUM_AGE?: string;
  /** `seed`, or `newer` for a gateway that uses the aliases of relay calls. */
  readonly PAROLA_RELAY_NAMES?: string;
  /** `jwe` (default), `des` or `auto`: how request bodies are encrypted. */
  readonly PAROLA_SEALING?: string;
  /** `3` (default), or `1` for a gateway of the older protocol. */
  readonly PAROLA_GATEWAY_VERSION?: string;
  /** Contact for players without an account: an https, mailto or tel address. */
  readonly PAROLA_CONTACT?: string;
  /** Captcha id of a geetest account; `off` for none. By default, the stand-in of the embedded gateway is used. */
  readonly PAROLA_GEETEST_ID?: string;
  /** `3` or `4` (default). */
  readonly PAROLA_GEETEST_VERSION?: string;
  /** Address of the script, if it is not the vendor's. */
  readonly PAROLA_GEETEST_SCRIPT?: string;
  /** App id of a geetest account with risk assessment. */
  readonly PAROLA_GEETEST_RISK_ID?: string;
  readonly PAROLA_GEETEST_RISK_SCRIPT?: string;
  /** Public key of a firebase project. Sign-in by firebase needs the key and the project id. */
  readonly PAROLA_FIREBASE_API_KEY?: string;
  readonly PAROLA_FIREBASE_PROJECT_ID?: string;
  /** `<project>.firebaseapp.com` by default. */
  readonly PAROLA_FIREBASE_AUTH_DOMAIN?: string;
  /** `on`: firebase sends codes to mobile numbers in place of the gateway. */
  readonly PAROLA_FIREBASE_SMS?: string;
  /** Address of an Auth emulator, for development and tests only. */
  readonly PAROLA_FIREBASE_EMULATOR?: string;
  /** An origin that sends live events besides the app's own, such as `https://live.example.com`. */
  readonly PAROLA_LIVE_ORIGIN?: string;
  /** Origins of payment pages that open in a frame, separated by commas, besides the origin of the games. */
  readonly PAROLA_PAYMENT_ORIGINS?: string;
  /** Origin of the page of the chat, besides the origin of the games. */
  readonly PAROLA_CHAT_ORIGIN?: string;
  /** Origins of pictures, separated by commas, besides the app's own. */
  readonly PAROLA_PICTURE_ORIGINS?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
