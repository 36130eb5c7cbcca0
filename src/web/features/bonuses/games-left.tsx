import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Bonus } from '#protocol/model/rewards/bonus.ts';
import { stakeLeft } from '#core/rewards/rewards.ts';
import { formatRate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { categoryName } from '../../widgets/categories/category-name.ts';
import { Money } from '../../widgets/money/money.tsx';
import styles from './bonuses.module.css';

/** The stakes that are left in each category to play a bonus through: in any one of them. */
export function GamesLeft({ bonus }: { bonus: Snapshot<Bonus> }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (bonus.goal === 0 || bonus.games.length === 0) return null;
  return (
    <table className={styles.games}>
      <caption>
        <Trans>Still to stake, in any of these</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Games</Trans>
          </th>
          <th scope="col">
            <Trans>Counts</Trans>
          </th>
          <th scope="col">
            <Trans>Left</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {bonus.games.map((game, nth) => (
          <tr key={`${game.category} ${nth}`}>
            <th scope="row">{t(categoryName(game.category))}</th>
            <td>{formatRate(game.weight === null ? null : game.weight * 100, language)}</td>
            <td>
              <Money centavos={stakeLeft(bonus, game)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
