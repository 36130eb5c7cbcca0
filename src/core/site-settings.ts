declare global {
  /** The settings that the host has written into the page: `public/boot.js` reads them. */
  var siteSettings: Partial<ImportMetaEnv> | undefined;
}

/**
 * The settings of the operator: the host's at run time, else the settings of the build.
 * The build has none while it reads the brand itself.
 */
export const siteSettings = (): Partial<ImportMetaEnv> => ({
  ...import.meta.env?.PAROLA,
  ...globalThis.siteSettings,
});
