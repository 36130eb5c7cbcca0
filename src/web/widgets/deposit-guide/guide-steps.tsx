import { useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { DepositGuide } from '#protocol/model/contact/deposit-guide.ts';
import { useApp } from '../../lib/app-context.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './deposit-guide.module.css';
import { GuideDrawing } from './guide-drawing.tsx';

type Guide = Snapshot<DepositGuide>;

/** The steps of a guide, each with its picture. */
export function GuideSteps({ guide: { name, channel, steps } }: { guide: Guide }) {
  const { t } = useLingui();
  return (
    <ol key={channel} className={styles.steps} aria-label={t`How to deposit with ${name}`}>
      {steps.map((step, index) => (
        <li key={`${index} ${step.title}`}>
          <StepPicture step={step} />
          <p>
            <b dir="auto">{step.title}</b>
            <span dir="auto">{step.text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The drawing of the app, or the picture of the operator. Nothing without either. */
function StepPicture({ step: { scene, address } }: { step: Guide['steps'][number] }) {
  const { system } = useApp();
  if (scene !== null) return <GuideDrawing scene={scene} />;
  const src = system.picture(address);
  return src && <Picture src={src} width={240} height={176} />;
}
