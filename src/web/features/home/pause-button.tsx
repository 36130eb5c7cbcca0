import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import type { Motion } from './use-motion.ts';

/** Stops what moves by itself and lets it go on. Absent where the machine's settings keep everything still. */
export function PauseButton({ motion }: { motion: Motion }) {
  const { t } = useLingui();
  if (motion.calm) return null;
  return (
    <IconButton
      icon={motion.paused ? 'play' : 'pause'}
      label={motion.paused ? t`Let it move again` : t`Pause what moves here`}
      onClick={motion.toggle}
    />
  );
}
