import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Mission } from '#protocol/calls/rewards/missions.ts';
import { isCategory } from '#protocol/vocabulary/category.ts';
import { formatMoney, unknownSign } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { categoryLink } from '../../../widgets/categories/category-links.ts';
import { unknownAmount } from '../../../widgets/money/money.tsx';

type Goal = Pick<Mission, 'goal' | 'category' | 'target' | 'period'>;

/** The goal of a mission, and the games that count. */
export function GoalText({ mission }: { mission: Goal }) {
  const { t } = useLingui();
  const { category } = mission;
  const games = category !== null && isCategory(category) ? t(categoryLink(category).name) : null;
  return (
    <>
      <What mission={mission} />
      {games !== null && <span>{`\u00a0· ${games}`}</span>}
    </>
  );
}

function What({ mission: { goal, target, period } }: { mission: Goal }) {
  const amount = formatMoney(target, useLanguage());
  if (goal === 'turnover') return <Trans>Turnover of {amount}</Trans>;
  if (goal === 'deposit') return <Trans>Deposits of {amount}</Trans>;
  if (goal === 'other') return <Trans>Other</Trans>;
  if (goal === 'logins' && period === 'day') return <Trans>Sign in today</Trans>;
  if (target === null) return unknownAmount;
  if (goal === 'bets') return <Plural value={target} one="# settled bet" other="# settled bets" />;
  return <Plural value={target} one="Sign in on # day" other="Sign in on # days" />;
}

/** The progress of a mission, such as 4 / 10. Numbers of an unknown goal have no unit, and are not shown. */
export function ProgressText({
  mission,
}: {
  mission: Pick<Mission, 'goal' | 'progress' | 'target'>;
}) {
  const language = useLanguage();
  const { goal, progress, target } = mission;
  const isMoney = goal === 'turnover' || goal === 'deposit';
  const show = (value: number | null) =>
    isMoney
      ? formatMoney(value, language)
      : goal === 'other'
        ? unknownSign
        : String(value ?? unknownSign);
  return <span translate="no">{`${show(progress)} / ${show(target)}`}</span>;
}
