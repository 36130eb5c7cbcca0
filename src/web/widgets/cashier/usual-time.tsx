import { Plural, Trans } from '@lingui/react/macro';

const minute = 60;
const hour = 60 * minute;

/** The usual time of a deposit or a withdrawal, rounded up to a unit that people count in. `seconds` is a median of real ones. */
export function UsualTime({ seconds }: { seconds: number }) {
  const count = Math.max(1, seconds);
  const minutes = Math.ceil(seconds / minute);
  const hours = Math.ceil(seconds / hour);
  if (seconds <= minute) {
    return (
      <Trans>
        about <Plural value={count} one="# second" other="# seconds" />
      </Trans>
    );
  }
  if (seconds > hour) {
    return (
      <Trans>
        about <Plural value={hours} one="# hour" other="# hours" />
      </Trans>
    );
  }
  return (
    <Trans>
      about <Plural value={minutes} one="# minute" other="# minutes" />
    </Trans>
  );
}
