import { Trans, useLingui } from '@lingui/react/macro';
import type { Device, Devices } from '#core/devices/devices.ts';
import { formatAge } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import styles from './devices.module.css';
import { useClientName } from './use-client-name.ts';

const tickMs = 30_000;

/** A device: browser, system, place, the time it was last seen, and signing it out. */
export function DeviceCard({ device, slice }: { device: Device; slice: Devices }) {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow(tickMs);
  const { name: nameOf, place: placeOf } = useClientName();
  const name = nameOf(device);
  const seen = now === null ? '' : formatAge(device.lastSeenAt, now, language);

  return (
    <article className={styles.device} aria-label={name}>
      <div className={styles.words}>
        <b dir="auto">{name}</b>
        <small>
          <bdi>{placeOf(device)}</bdi>
          {!device.current && <span>{t`Last seen ${seen}`}</span>}
        </small>
        {(device.current || device.stays) && (
          <span className={styles.badges}>
            {device.current && (
              <Badge tone="sea">
                <Trans>This device</Trans>
              </Badge>
            )}
            {device.stays && (
              <Badge>
                <Trans>Stays signed in</Trans>
              </Badge>
            )}
          </span>
        )}
      </div>
      {!device.current && <SignOut id={device.id} name={name} slice={slice} />}
    </article>
  );
}

function SignOut({ id, name, slice }: { id: string; name: string; slice: Devices }) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { attempt, ...progress } = useAttempt();

  async function signOut() {
    await slice.signOut(id);
    ui.toast(t`${name} is signed out.`, { tone: 'good' });
  }

  return (
    <AttemptButton
      of={progress}
      size="small"
      aria-label={t`Sign out ${name}`}
      onClick={() => attempt(signOut)}
    >
      <Trans>Sign out</Trans>
    </AttemptButton>
  );
}
