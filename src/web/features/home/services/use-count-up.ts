import { useEffect, useState } from 'react';

/** A figure counts up in this many steps, one each so many milliseconds. */
const steps = 90;
const stepMs = 20;

/** Counts from nothing up to a figure, from when it runs; what does not move stands at its figure at once. */
export function useCountUp(
  figure: number,
  { runs, calm }: { runs: boolean; calm: boolean },
): number {
  const [step, setStep] = useState(0);
  const counting = runs && !calm && step < steps;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setStep((before) => before + 1), stepMs);
    return () => clearInterval(timer);
  }, [counting]);
  return calm ? figure : Math.round((figure * Math.min(step, steps)) / steps);
}
