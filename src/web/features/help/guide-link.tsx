import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useModules } from '../../lib/use-modules.ts';
import { IconLate } from '../../ui/icon-late/icon-late.tsx';
import { guideTopic } from './help-topics.ts';
import styles from './guide-topic.module.css';

/**
 * A link to the guide to deposits, above the topics. Nothing while deposits are off. It is there until that is known: the
 * topics of a document would jump when it comes.
 */
export function GuideLink() {
  if (!useModules(true)('DPSTBAS3')) return null;
  return (
    <Link to="/help" search={{ topic: guideTopic }} className={styles.link}>
      <IconLate name="bulb" />
      <span>
        <b>
          <Trans>How to deposit</Trans>
        </b>
        <Trans>Step by step with pictures, for each way to pay.</Trans>
      </span>
    </Link>
  );
}
