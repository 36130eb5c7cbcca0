import { Trans } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';
import { unknownSign } from '../../../i18n/format.ts';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { UsualTime } from '../../../widgets/cashier/usual-time.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { type Line, Lines } from '../parts/lines.tsx';
import styles from './desk.module.css';

type Settings = Snapshot<WithdrawSettings>;

/** The money that can be withdrawn now, and the limits and hours. */
export function Facts({ settings }: { settings: Settings }) {
  return (
    <section className={styles.facts} aria-labelledby="withdrawable">
      <div className={styles.sum}>
        <h2 id="withdrawable">
          <Trans>You can withdraw</Trans>
        </h2>
        <b>
          <OwnMoney centavos={settings.withdrawable} />
        </b>
        {settings.notice !== '' && (
          <p className={styles.notice} dir="auto">
            {settings.notice}
          </p>
        )}
      </div>
      <Lines lines={linesOf(settings)} />
    </section>
  );
}

function linesOf(settings: Settings): readonly Line[] {
  const { least, most, sumLeft, usualSeconds, unplayed } = settings;
  const isBounded = [settings.timesLeft, settings.timesPerDay, sumLeft].some((one) => one !== null);
  const timesLeft = settings.timesLeft ?? unknownSign;
  const timesPerDay = settings.timesPerDay ?? unknownSign;
  return [
    ...(unplayed === 0
      ? []
      : [
          {
            id: 'unplayed',
            name: <Trans>Rewards to play first</Trans>,
            value: <Money centavos={unplayed} />,
          },
        ]),
    ...(least === null && most === null
      ? []
      : [
          {
            id: 'limits',
            name: <Trans>At once</Trans>,
            value: (
              <Trans>
                <Money centavos={least} /> to <Money centavos={most} />
              </Trans>
            ),
          },
        ]),
    ...(!isBounded
      ? []
      : [
          {
            id: 'times',
            name: <Trans>Left today</Trans>,
            value: (
              <Trans>
                {timesLeft} of {timesPerDay} times, up to <Money centavos={sumLeft} />
              </Trans>
            ),
          },
        ]),
    { id: 'hours', name: <Trans>Open</Trans>, value: <Hours hours={settings.hours} /> },
    ...(usualSeconds === null
      ? []
      : [
          {
            id: 'usual',
            name: <Trans>Usual time</Trans>,
            value: <UsualTime seconds={usualSeconds} />,
          },
        ]),
  ];
}

/** Minutes of a day as a clock, such as `08:30`. */
function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function Hours({ hours }: Pick<Settings, 'hours'>) {
  if (hours === null) return <Trans>Day and night</Trans>;
  const [from, to] = [clockOf(hours.from), clockOf(hours.to)];
  return (
    <Trans>
      {from} to {to}, Manila time
    </Trans>
  );
}
