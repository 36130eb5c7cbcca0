import { useLingui } from '@lingui/react/macro';
import type { InstallWay } from '#core/install/install-way.ts';
import { StepDrawing } from './drawings/step-drawing.tsx';
import styles from './download.module.css';
import { steps } from './steps.ts';

/** The steps of one method, each with a drawing and a text. */
export function StepList({ way }: { way: InstallWay }) {
  const { t } = useLingui();
  return (
    <ol className={styles.list}>
      {steps[way].map(({ scene, words }) => (
        <li key={scene}>
          <StepDrawing scene={scene} />
          <p>{t(words)}</p>
        </li>
      ))}
    </ol>
  );
}
