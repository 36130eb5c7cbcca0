import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { LeaderboardPeriod } from '#protocol/calls/rewards/missions.ts';
import type { Language } from '#protocol/model/language.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import styles from './board-choice.module.css';
import type { ShownBoard } from './shown-board.ts';

function daysText({ startsAt, endsAt }: LeaderboardPeriod, language: Language): string {
  const [first, last] = [formatDate(startsAt, language), formatDate(endsAt - 1, language)];
  return first === last ? first : `${first} – ${last}`;
}

/** Chooses a leaderboard and one of its periods. The address has both. */
export function BoardChoice({ shown, startsAt }: { shown: ShownBoard; startsAt: number | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();

  function choose(board: string, since?: number): void {
    const search = { page: 'missionLeaderboard', view: 'leaderboard', board, since } as const;
    void navigate({ to: '/member', search, resetScroll: false });
  }

  const past = shown.past.map((period) => ({
    value: String(period.startsAt),
    label: daysText(period, language),
  }));
  return (
    <div className={styles.choice}>
      {shown.boards.length > 1 && (
        <SegmentedControl
          label={t`Leaderboard`}
          options={shown.boards.map(({ id, title }) => ({ value: id, label: title }))}
          value={shown.shown}
          onChoose={(board) => choose(board)}
        />
      )}
      <SelectField
        label={t`Period`}
        options={[{ value: '', label: t`Under way` }, ...past]}
        value={startsAt === null ? '' : String(startsAt)}
        onChange={({ target: { value } }) =>
          choose(shown.shown, value === '' ? undefined : Number(value))
        }
      />
    </div>
  );
}
