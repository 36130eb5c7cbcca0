/** Names of browsers by a mark in the `User-Agent` header. The first match counts: most browsers also name Chrome or Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPX\/|Opera Mini/, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/FBA[NV]|FB_IAB/, 'Facebook'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

function firstMatch(names: readonly (readonly [RegExp, string])[], text: string): string {
  return names.find(([mark]) => mark.test(text))?.[1] ?? '';
}

/** The browser and the system of a `User-Agent` header. Empty when unknown. */
export function describeClient(userAgent: string): { browser: string; system: string } {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) };
}
