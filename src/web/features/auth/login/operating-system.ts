const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** The operating system in the user agent of a browser. */
export function operatingSystem(userAgent: string): string {
  return systems.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';
}
