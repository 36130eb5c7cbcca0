import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { backgroundComponent, suspendingComponent } from '../../../lib/lazy-component.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { EndedOnDevice, LoginReason } from './login-reason.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { OtherSignInMethods } from './other-sign-in-methods.tsx';

const SecondStep = suspendingComponent(() =>
  import('../second-step/second-step.tsx').then((loaded) => loaded.SecondStep),
);

const HelpLine = backgroundComponent(() =>
  import('../help-line/help-line.tsx').then((loaded) => loaded.HelpLine),
);

/** The sign-in methods, or the second step while the gateway requires one. */
export function Login({ onDone }: { onDone: () => void }) {
  const { session } = useApp();
  const { secondStep } = useSnapshot(session.state);
  useUnsavedWork(secondStep !== null);
  const place = useFocusBack(secondStep !== null);
  useEffect(() => void session.prepare().catch(() => undefined), [session]);
  return (
    <div ref={place}>
      <div hidden={secondStep !== null}>
        <EndedOnDevice />
        <LoginReason />
        <SignInMethods onDone={onDone} />
        <OtherSignInMethods onDone={onDone} />
        <HelpLine />
      </div>
      {secondStep && (
        <Suspense fallback={<FormSkeleton />}>
          <SecondStep offers={secondStep.offers} onDone={onDone} />
        </Suspense>
      )}
    </div>
  );
}

/** Moves the focus to the first field when the player cancels the second step. */
function useFocusBack(isAway: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasAway = useRef(false);
  useLayoutEffect(() => {
    if (wasAway.current && !isAway) {
      place.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    }
    wasAway.current = isAway;
  }, [isAway]);
  return place;
}
