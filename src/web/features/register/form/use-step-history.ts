import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { RegisterStep } from '#core/registration/registration-steps.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of the registration form that this entry shows. The entry before it shows the first step. */
    registerStep?: RegisterStep;
  }
}

/**
 * The step of the form that the player has reached. A further step is an entry of the history, so that Back leads to the
 * step before it and not away from the form. The page starts at the first step, also after a reload.
 */
export function useStepHistory() {
  const { history } = useRouter();
  const navigate = useNavigate();
  const [reached, setReached] = useState<RegisterStep>('account');

  useEffect(() => {
    const page = history.location.pathname;
    if (history.location.state.registerStep !== undefined) history.back();
    return history.subscribe(({ location, action: { type } }) => {
      const isTraversal = type === 'BACK' || type === 'FORWARD' || type === 'GO';
      // A dialog over the form has an entry of its own.
      const hasDialog = new URLSearchParams(location.search).has('dialog');
      if (!isTraversal || location.pathname !== page || hasDialog) return;
      setReached(location.state.registerStep ?? 'account');
    });
  }, [history]);

  function goTo(step: RegisterStep): void {
    setReached(step);
    const isAhead = history.location.state.registerStep !== undefined;
    if (step === 'account') {
      if (isAhead) history.back();
      return;
    }
    void navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, registerStep: step }),
      replace: isAhead,
      resetScroll: false,
    });
  }

  return { reached, goTo };
}
