const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** The system of a device, as its browser names itself. */
export function operatingSystem(userAgent: string): string {
  return systems.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';
}
