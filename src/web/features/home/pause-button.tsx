import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useReducedMotion } from './use-motion.ts';

/** Pauses and resumes everything that moves on the page. Hidden with reduced motion, when nothing moves. */
export function PauseButton() {
  const { t } = useLingui();
  const { ui } = useApp();
  const { motionPaused } = useSnapshot(ui.state);
  if (useReducedMotion()) return null;
  return (
    <IconButton
      icon={motionPaused ? 'play' : 'pause'}
      label={motionPaused ? t`Let the page move again` : t`Pause what moves on this page`}
      onClick={() => ui.pauseMotion(!motionPaused)}
    />
  );
}
