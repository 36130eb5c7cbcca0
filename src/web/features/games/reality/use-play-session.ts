import { useEffect, useState } from 'react';
import type { Centavos } from '#protocol/model/money.ts';
import type { PlaySessionSlice } from '#core/protection/play-session.ts';
import { useApp } from '../../../lib/app-context.tsx';

interface Watched {
  /** The game has been launched for money. */
  isOn: boolean;
  /** The money of the game. A change of it loads the figures again. */
  money: Centavos | null;
}

/** The time of play that is under way, kept up to date while a game for money runs. Null until then. */
export function usePlaySession({ isOn, money }: Watched): PlaySessionSlice | null {
  const app = useApp();
  const [slice, setSlice] = useState<PlaySessionSlice | null>(null);

  useEffect(() => {
    if (!isOn) return undefined;
    let stop: (() => void) | null = null;
    let isLeft = false;
    void app.securityCentre().then(
      ({ playSession }) => {
        if (isLeft) return;
        stop = playSession.watch();
        setSlice(playSession);
      },
      // The game runs without the clock when its module cannot be loaded; the next launch tries again.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [app, isOn]);

  useEffect(() => void slice?.load(), [slice, money]);
  return isOn ? slice : null;
}
