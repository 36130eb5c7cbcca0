interface ImportMetaEnv {
  /** Release and build, from `build/version.ts`. */
  readonly VITE_VERSION: string;
  /** The brand's minimum age, where it is above 18. */
  readonly PAROLA_MINIMUM_AGE?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
