import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Participation } from '#protocol/model/rewards/activity.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Section } from '../../../ui/section/section.tsx';
import styles from './detail.module.css';

/** The remark and the pictures that the member has sent. Nothing for a sign-up without them. */
export function OwnApplication({ participation }: { participation: Snapshot<Participation> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { remark, pictures, appliedAt } = participation;
  if (appliedAt === null || (remark === '' && pictures.length === 0)) return null;
  return (
    <Section size="small" title={<Trans>Your application</Trans>}>
      <p className={styles.sent}>
        <Trans>Sent on {formatDate(appliedAt, language, 'minute')}</Trans>
      </p>
      {remark !== '' && <blockquote className={styles.remark}>{remark}</blockquote>}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ id, url }, index) => (
            <li key={id}>
              <img
                src={url}
                alt={t`Picture ${index + 1}`}
                width={320}
                height={240}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
