import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Launch } from '#core/play/launch.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** Launches a game at mount and leaves it at unmount. `again` launches it with a new address; `tries` counts these launches. */
export function useLaunch(opened: Launch) {
  const { play } = useApp();
  const { phase, url, failure } = useSnapshot(play.state);
  const [tries, setTries] = useState(0);
  const game = 'game' in opened ? opened.game : null;
  const trial = 'trial' in opened ? opened.trial : null;
  const lottery = 'lottery' in opened ? opened.lottery : '';

  useEffect(() => {
    function launch(): Promise<void> {
      if (trial !== null) return play.launchTrial(trial, tries);
      return game === null ? play.launchLottery(lottery, tries) : play.launch(game, tries);
    }
    launch().catch((error: unknown) => {
      // The state contains the failure, and the component shows it.
      if (!(error instanceof GatewayError)) throw error;
    });
    return () => play.leave();
  }, [play, game, trial, lottery, tries]);

  return { phase, url, failure, tries, again: () => setTries(tries + 1) };
}

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

/** The progress of the game at an address, and the reports of its frame. */
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
