interface ImportMetaEnv {
  /** Release and build, from `build/version.ts`. */
  readonly VITE_VERSION: string;
  /** Facts of the brand that the build was made for. */
  readonly PAROLA_NAME?: string;
  readonly PAROLA_CONTACT?: string;
  readonly PAROLA_MINIMUM_AGE?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
