import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { DepositBonus } from '#protocol/model/cashier/deposit-bonus.ts';
import { bonusSums } from '#core/cashier/deposit-sums.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { categoryName } from '../../../widgets/categories/category-name.ts';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './bonus-choice.module.css';

type Bonus = Snapshot<DepositBonus>;

interface BonusChoiceProps {
  bonuses: readonly Bonus[];
  preselected: string | undefined;
  /** The typed amount in centavos; null while there is none. */
  amount: number | null;
  /** Id of the chosen bonus; empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The choice of a bonus with its terms, or of none. Without bonuses there is nothing to choose. */
export function BonusChoice(props: BonusChoiceProps) {
  const { bonuses, preselected, amount, chosen, onChoose } = props;
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
                <Limits bonus={bonus} amount={amount} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The gift of a bonus and its time, in one line. */
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

  function toStake(): string {
    if (spins > 0) return t`stake what you win ${times} times before you withdraw`;
    return bonus.turnoverOf === 'both'
      ? t`stake deposit and bonus ${times} times before you withdraw`
      : t`stake the bonus ${times} times before you withdraw`;
  }

  const terms = [
    giftOf(),
    bonus.least !== 0 && t`from ${least}`,
    times > 0 && toStake(),
    bonus.games.length === 0 ? t`all games count` : t`these count: ${games}`,
    days > 0 && plural(days, { one: '# day to play', other: '# days to play' }),
    bonus.lastDay !== null && t`until ${day}`,
  ];
  return <small dir="auto">{terms.filter((term) => term !== false).join('\u00a0· ')}</small>;
}

/** The limits of a bonus, what it costs to withdraw before, and the sum to stake for a typed amount. */
function Limits({ bonus, amount }: { bonus: Bonus; amount: number | null }) {
  const { mostStake, mostReleased, spins, turnover } = bonus;
  const goal = amount === null ? 0 : bonusSums(bonus, amount).goal;
  return (
    <>
      {goal > 0 && (
        <small data-sum>
          <Trans>
            With this deposit you stake <Money centavos={goal} /> in all.
          </Trans>
        </small>
      )}
      {mostStake !== null && (
        <small>
          <Trans>
            Stake at most <Money centavos={mostStake} /> at once.
          </Trans>
        </small>
      )}
      {mostReleased !== null && (
        <small>
          <Trans>
            At most <Money centavos={mostReleased} /> become cash.
          </Trans>
        </small>
      )}
      {(turnover > 0 || spins > 0) && (
        <small>
          <Trans>
            A withdrawal before it is played through gives it up: you lose the bonus and what you
            won with it.
          </Trans>
        </small>
      )}
    </>
  );
}
