import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';
import { formatRate, unknownSign } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './desk.module.css';

/** Bonuses that are not turned over yet. Renders nothing without one. */
export function Turnover({ settings }: { settings: Snapshot<WithdrawSettings> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { turnover, penaltyPercent } = settings;
  if (turnover.length === 0) return null;
  const penalty =
    penaltyPercent === null ? unknownSign : formatRate(penaltyPercent * 100, language);
  return (
    <Section size="small" title={<Trans>Turnover to play first</Trans>}>
      <ul className={styles.turnover}>
        {turnover.map(({ id, title, goal, done, lost }) => (
          <li key={id}>
            <b dir="auto">{title}</b>
            {done !== null && goal !== null && (
              <ProgressBar label={t`Turnover of ${title}`} value={done} max={Math.max(1, goal)} />
            )}
            <p>
              <Trans>
                <Money centavos={done} /> of <Money centavos={goal} /> played
              </Trans>
            </p>
            {lost !== 0 && (
              <p>
                <Trans>
                  A withdrawal before that gives this bonus up: you lose <Money centavos={lost} />.
                </Trans>
              </p>
            )}
          </li>
        ))}
      </ul>
      {penaltyPercent !== 0 && (
        <p className={styles.notice}>
          <Trans>A withdrawal before that costs {penalty} of its amount.</Trans>
        </p>
      )}
    </Section>
  );
}
