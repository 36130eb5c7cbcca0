import { useEffect, useState } from 'react';

/** Number of steps, and time per step. */
const steps = 90;
const stepMs = 20;

/** Counts from 0 to `figure` while `runs` is true. With reduced motion it returns `figure` at once. */
export function useCountUp(
  figure: number,
  { runs, reducedMotion }: { runs: boolean; reducedMotion: boolean },
): number {
  const [step, setStep] = useState(0);
  const counting = runs && !reducedMotion && step < steps;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setStep((before) => before + 1), stepMs);
    return () => clearInterval(timer);
  }, [counting]);
  return reducedMotion ? figure : Math.round((figure * Math.min(step, steps)) / steps);
}
