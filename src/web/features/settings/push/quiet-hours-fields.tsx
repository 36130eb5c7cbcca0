import { Trans, useLingui } from '@lingui/react/macro';
import type { QuietHours } from '#protocol/model/contact/push.ts';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from '../settings-page.module.css';

/** From ten in the evening to seven in the morning. */
const usual: QuietHours = { from: 22 * 60, to: 7 * 60 };

interface QuietHoursFieldsProps {
  quiet: QuietHours | null;
  pending: boolean;
  onChoose: (quiet: QuietHours | null) => void;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes since midnight as a field of the browser has them, such as 07:30. */
function timeOf(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minutes since midnight of such a text. Null while the field is incomplete. */
function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Hours without notifications: what comes meanwhile is shown afterwards. */
export function QuietHoursFields({ quiet, pending, onChoose }: QuietHoursFieldsProps) {
  const { t } = useLingui();
  const change = (end: keyof QuietHours, time: string): void => {
    const minute = minuteOf(time);
    if (quiet === null || minute === null || minute === quiet[end]) return;
    onChoose({ ...quiet, [end]: minute });
  };
  return (
    <div className={styles.quiet}>
      <CheckBox
        checked={quiet !== null}
        disabled={pending}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked ? usual : null)}
      >
        <Trans>Quiet hours: what comes meanwhile is shown afterwards</Trans>
      </CheckBox>
      {quiet !== null && (
        <div className={styles.times}>
          <TextField
            type="time"
            label={t`From`}
            defaultValue={timeOf(quiet.from)}
            onBlur={({ currentTarget }) => change('from', currentTarget.value)}
          />
          <TextField
            type="time"
            label={t`Until`}
            defaultValue={timeOf(quiet.to)}
            onBlur={({ currentTarget }) => change('to', currentTarget.value)}
          />
        </div>
      )}
    </div>
  );
}
