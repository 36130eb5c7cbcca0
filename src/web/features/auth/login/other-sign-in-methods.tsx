import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { signInMethods } from '#core/session/account-methods.ts';
import { thirdParties } from '#core/third-parties.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './other-sign-in-methods.module.css';
import { isSignedIn } from './use-login.ts';

const SocialButtons = lazyComponent(() =>
  import('./social-buttons.tsx').then((loaded) => loaded.SocialButtons),
);
const isSocial = thirdParties.firebase !== null;

/** Sign-in methods without a form, one button each: the ones that the operator has on. Until they are known, they keep their place. */
export function OtherSignInMethods({ onDone }: { onDone: () => void }) {
  const { system } = useApp();
  const isKnown = useSnapshot(system.state).status !== null;
  const module = useModules();
  const freePlay = signInMethods(module).freePlay || !isKnown;
  if (!freePlay && !isSocial) return null;
  return (
    <div className={styles.others} aria-hidden={!isKnown || undefined} inert={!isKnown}>
      <p>
        <Trans>or</Trans>
      </p>
      {isSocial && <SocialButtons onDone={onDone} />}
      {freePlay && <FreePlayButton onDone={onDone} />}
    </div>
  );
}

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** The operating system in the user agent of a browser. */
export function operatingSystem(userAgent: string): string {
  return systems.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';
}

function FreePlayButton({ onDone }: { onDone: () => void }) {
  const { session } = useApp();
  const { attempt, ...state } = useAttempt();

  function play() {
    attempt(async () => {
      await session.freePlay(operatingSystem(navigator.userAgent));
      if (isSignedIn(session.state)) onDone();
    });
  }

  return (
    <AttemptButton of={state} icon={<Icon name="user" />} wide onClick={play}>
      <Trans>Look around without an account</Trans>
    </AttemptButton>
  );
}
