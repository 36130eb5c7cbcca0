import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import type { Search } from '#core/search/search.ts';
import { useApp } from '../../lib/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Chip, ChipRow } from '../../ui/chip/chip.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useCategories } from '../../widgets/categories/use-categories.ts';
import { FoundGame } from './found-game.tsx';
import styles from './search.module.css';

/** Hot games that are shown. */
const shown = 5;

interface SearchStartProps {
  search: Search;
  onWords: (words: string) => void;
}

/** Before anything is typed: the recent searches, the categories and hot games. */
export function SearchStart({ search, onWords }: SearchStartProps) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { recent } = useSnapshot(search.state);
  const { hot } = useSnapshot(catalogue.state);
  const categories = useCategories();
  return (
    <>
      {recent.length > 0 && (
        <Section
          size="small"
          title={<Trans>Recent searches</Trans>}
          action={
            <Button variant="plain" size="small" onClick={search.forget}>
              <Trans>Clear</Trans>
            </Button>
          }
        >
          <ChipRow label={t`Recent searches`}>
            {recent.map((words) => (
              <Chip
                key={words}
                pressed={false}
                mark={<Icon name="clock" />}
                onPress={() => onWords(words)}
              >
                {words}
              </Chip>
            ))}
          </ChipRow>
        </Section>
      )}
      <nav className={styles.categories} aria-label={t`Kinds of games`}>
        {categories.map(({ code, icon, link, name }) => (
          <Link key={code} {...link} data-result="">
            <Icon name={icon} />
            <span>{t(name)}</span>
          </Link>
        ))}
      </nav>
      {hot.games.length > 0 && (
        <Section size="small" title={<Trans>Hot games</Trans>}>
          <ul className={styles.list}>
            {hot.games.slice(0, shown).map((game) => (
              <li key={game.nodeId}>
                <FoundGame game={game} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
