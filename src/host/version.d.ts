interface ImportMetaEnv {
  /** Release and build, from `build/version.ts`. */
  readonly VITE_VERSION: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
