interface ImportMetaEnv {
  /** Release and build, from `src/host/build/version.ts`. */
  readonly VITE_VERSION: string;
}
