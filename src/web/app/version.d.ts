interface ImportMetaEnv {
  /** The release and the build, as `src/host/build/version.ts` reads them. */
  readonly VITE_VERSION: string;
}
