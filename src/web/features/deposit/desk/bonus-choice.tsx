import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { DepositBonus } from '#contract/model/cashier/deposit-bonus.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { categoryName } from '../../../widgets/categories/category-name.ts';
import styles from './bonus-choice.module.css';

type Bonus = Snapshot<DepositBonus>;

interface BonusChoiceProps {
  bonuses: readonly Bonus[];
  preselected: string | undefined;
  /** Id of the chosen bonus; empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The choice of a bonus with its terms, or of none. Without bonuses there is nothing to choose. */
export function BonusChoice({ bonuses, preselected, chosen, onChoose }: BonusChoiceProps) {
  const { t } = useLingui();
  const isGone =
    preselected !== undefined &&
    !bonuses.some(({ id, promotion }) => [id, promotion].includes(preselected));
  return (
    <>
      {isGone && (
        <Callout>
          <p>
            <Trans>The bonus that brought you here cannot be chosen at the moment.</Trans>
          </p>
        </Callout>
      )}
      {bonuses.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>
            <Trans>Bonus</Trans>
          </legend>
          <label>
            <input
              type="radio"
              name="bonus"
              checked={chosen === ''}
              onChange={() => onChoose('')}
            />
            <span>{t`No bonus. You can withdraw at any time.`}</span>
          </label>
          {bonuses.map((bonus) => (
            <label key={bonus.id}>
              <input
                type="radio"
                name="bonus"
                checked={chosen === bonus.id}
                onChange={() => onChoose(bonus.id)}
              />
              <span>
                <b dir="auto">{bonus.title}</b>
                <Terms bonus={bonus} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The terms of a bonus in one line. */
function Terms({ bonus }: { bonus: Bonus }) {
  const { t } = useLingui();
  const language = useLanguage();
  const percent = formatRate(bonus.percent * 100, language);
  const least = formatMoney(bonus.least, language);
  const most = bonus.most === null ? '' : formatMoney(bonus.most, language);
  const games = bonus.games.map((category) => t(categoryName(category))).join(', ');
  const times = bonus.turnover;
  const day = bonus.lastDay === null ? '' : formatManila(bonus.lastDay, language, 'day');
  const { spins, days } = bonus;
  const stake = formatMoney(bonus.spinStake, language);

  function giftOf(): string {
    if (spins > 0) return t`${spins} free spins of ${stake}`;
    return bonus.most === null ? t`${percent} more` : t`${percent} more, up to ${most}`;
  }

  const terms = [
    giftOf(),
    bonus.least !== 0 && t`from ${least}`,
    times > 0 && t`stake deposit and bonus ${times} times before you withdraw`,
    bonus.games.length === 0 ? t`all games count` : t`these count: ${games}`,
    days > 0 && plural(days, { one: '# day to play', other: '# days to play' }),
    bonus.lastDay !== null && t`until ${day}`,
  ];
  return <small dir="auto">{terms.filter((term) => term !== false).join(' · ')}</small>;
}
