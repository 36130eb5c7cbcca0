import { useState } from 'react';

/** The state of the frame at an address. */
interface Known {
  readonly url: string | null;
  /** Its page has loaded, or its game has said that it is ready. */
  readonly started: boolean;
  /** Its game has said nothing for a while, so that its page may be one of an error. */
  readonly isSilent: boolean;
  /** The policy of the page does not allow it. Further addresses of the game are not framed either. */
  readonly isRefused: boolean;
}

const nothing = { started: false, isSilent: false, isRefused: false };

/** How far the game at an address has come, and what its frame reports. */
export function useStarted(url: string | null) {
  const [latest, setLatest] = useState<Known>({ ...nothing, url });
  const here = (last: Known): Known =>
    last.url === url ? last : { ...nothing, url, isRefused: last.isRefused };
  const known = here(latest);
  const mark = (change: Partial<Known>) => () =>
    setLatest((last) => ({ ...here(last), ...change }));
  return {
    started: known.started && !known.isRefused,
    isSilent: known.isSilent,
    isRefused: known.isRefused,
    onLoad: mark({ started: true }),
    onReady: mark({ started: true, isSilent: false }),
    onSilence: mark({ isSilent: true }),
    onRefused: mark({ isRefused: true }),
  };
}
