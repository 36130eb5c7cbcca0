import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { helpGroups } from '#core/help/help-search.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { SearchableArticle } from './searchable-articles.ts';
import { groupMessages } from './group-messages.ts';
import styles from './topics.module.css';

interface TopicsProps {
  answers: readonly SearchableArticle[];
  /** `cards` fill a page, `menu` is a list beside an article. */
  look: 'cards' | 'menu';
}

/** All topics, by group. */
export function Topics({ answers, look }: TopicsProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.topics} data-look={look} aria-label={t`Topics`}>
      {helpGroups(answers).map(({ code, articles }) => {
        const { name, icon } = groupMessages(code);
        return (
          <section key={code}>
            <h2>
              <Icon name={icon} />
              <span>{t(name)}</span>
            </h2>
            <ul>
              {articles.map(({ tag, title }) => (
                <li key={tag}>
                  <Link to="/help" search={{ topic: tag }}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
