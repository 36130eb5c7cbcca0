import { Plural, Trans } from '@lingui/react/macro';

const minute = 60;
const hour = 60 * minute;

/** The usual time of a channel, rounded up to a unit that people count in. `seconds` is a median of real deposits. */
export function UsualTime({ seconds }: { seconds: number }) {
  const count = Math.max(1, seconds);
  const minutes = Math.ceil(count / minute);
  const hours = Math.ceil(count / hour);
  if (count <= minute) {
    return (
      <Trans>
        about <Plural value={count} one="# second" other="# seconds" />
      </Trans>
    );
  }
  return count <= hour ? (
    <Trans>
      about <Plural value={minutes} one="# minute" other="# minutes" />
    </Trans>
  ) : (
    <Trans>
      about <Plural value={hours} one="# hour" other="# hours" />
    </Trans>
  );
}
