import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { type ComingSoonPart, parts } from './coming-soon-parts.ts';
import styles from './coming-soon.module.css';

/** Placeholder page of a part that is not built yet, with its planned content. */
export function ComingSoon({ part }: { part: ComingSoonPart }) {
  const { t } = useLingui();
  const { title, icon, holds } = parts[part];
  return (
    <article className={styles.coming}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h1>{t(title)}</h1>
      <p>
        <Trans>This part is being built. Here is what it will hold:</Trans>
      </p>
      <ul>
        {holds.map((held) => (
          <li key={held.id}>
            <Icon name="check" />
            {t(held)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary" icon={<Icon name="home" />}>
          <Trans>To the home page</Trans>
        </ButtonLink>
        <ButtonLink to="/rng" icon={<Icon name="rng" />}>
          <Trans>See the slots</Trans>
        </ButtonLink>
      </div>
    </article>
  );
}
