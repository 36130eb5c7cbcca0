/** A browser, as far as it says what it is. */
export interface Device {
  readonly userAgent: string;
  /** How many fingers it feels: an iPad calls itself a Macintosh. */
  readonly touchPoints: number;
}

/** How an app gets onto the home screen there. `inApp` is a browser inside another app, which has to be left first. */
export type InstallWay =
  'inApp' | 'iphone' | 'ipad' | 'samsung' | 'android' | 'chrome' | 'edge' | 'safari' | 'firefox';

const insideAnother =
  /FBA[NV]|FB_IAB|Instagram|\bLine\/|Viber|Zalo|MicroMessenger|TikTok|musical_ly|Bytedance|Twitter|Snapchat|; wv\)/;

/** In the order in which they are asked: most browsers name others too. */
const signs: readonly (readonly [InstallWay, (device: Device) => boolean])[] = [
  ['inApp', ({ userAgent }) => insideAnother.test(userAgent) || isBareView(userAgent)],
  ['iphone', ({ userAgent }) => /iPhone|iPod/.test(userAgent)],
  ['ipad', isTablet],
  ['samsung', ({ userAgent }) => userAgent.includes('SamsungBrowser')],
  ['android', ({ userAgent }) => userAgent.includes('Android')],
  ['edge', ({ userAgent }) => userAgent.includes('Edg/')],
  ['firefox', ({ userAgent }) => userAgent.includes('Firefox/')],
  ['chrome', ({ userAgent }) => userAgent.includes('Chrome/')],
  ['safari', ({ userAgent }) => userAgent.includes('Safari/')],
];

function isTablet({ userAgent, touchPoints }: Device): boolean {
  return userAgent.includes('iPad') || (userAgent.includes('Macintosh') && touchPoints > 1);
}

/** On Apple's phones and tablets, whatever is not a browser leaves its name out. */
function isBareView(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) && !userAgent.includes('Safari/');
}

/** The way to the home screen of a device. Unknown browsers are taken for Chrome, which most are made of. */
export function installWayOf(device: Device): InstallWay {
  return signs.find(([, holds]) => holds(device))?.[0] ?? 'chrome';
}

/** Whether the app stays on a computer, so that a phone needs a code to point its camera at. */
export function isDesktop(way: InstallWay): boolean {
  return way === 'chrome' || way === 'edge' || way === 'safari' || way === 'firefox';
}
