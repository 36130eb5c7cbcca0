/** The data by which a browser is recognised. */
export interface Device {
  readonly userAgent: string;
  /** Number of touch points: an iPad pretends to be a Macintosh. */
  readonly touchPoints: number;
}

/** The way to install an app. `inApp` is a browser inside another app, which cannot install. */
export type InstallWay =
  | 'inApp'
  | 'iphone'
  | 'ipad'
  | 'samsung'
  | 'android'
  | 'chrome'
  | 'edge'
  | 'safari'
  | 'firefox';

const insideAnother =
  /FBA[NV]|FB_IAB|Instagram|\bLine\/|Viber|Zalo|MicroMessenger|TikTok|musical_ly|Bytedance|Twitter|Snapchat|; wv\)/;

/** Tested in this order, since most browsers name others too. */
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

/** On iOS, a web view that is not a browser omits the name Safari. */
function isBareView(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) && !userAgent.includes('Safari/');
}

/** The way to install on a device. Unknown browsers are treated as Chrome. */
export function installWayOf(device: Device): InstallWay {
  return signs.find(([, holds]) => holds(device))?.[0] ?? 'chrome';
}

/** Returns true on a computer, where a QR code leads a phone to the app. */
export function isDesktop(way: InstallWay): boolean {
  return way === 'chrome' || way === 'edge' || way === 'safari' || way === 'firefox';
}
