import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import type { Motion } from './use-motion.ts';

/** Pauses and resumes an animation. Hidden with reduced motion, when nothing moves. */
export function PauseButton({ motion }: { motion: Motion }) {
  const { t } = useLingui();
  if (motion.reducedMotion) return null;
  return (
    <IconButton
      icon={motion.paused ? 'play' : 'pause'}
      label={motion.paused ? t`Let it move again` : t`Pause what moves here`}
      onClick={motion.toggle}
    />
  );
}
