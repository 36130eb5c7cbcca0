import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { publicityOf } from '#core/popups/popup-rules.ts';
import { useApp } from '../../lib/app-context.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CheckBox } from '../../ui/check-box/check-box.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RichText } from '../../widgets/rich-text/rich-text.tsx';
import styles from './publicity.module.css';
import { usePopupSituation } from './use-popups-due.ts';

/** Announcements that open by themselves, one after the other in one dialog. Closing it closes all of them. */
export function Publicity() {
  const { t } = useLingui();
  const { announcements, popups, system } = useApp();
  const { popups: all } = useSnapshot(announcements.state);
  const situation = usePopupSituation();
  const [turned, setTurned] = useState(0);
  const [again, setAgain] = useState(true);
  const shown = publicityOf(all, situation);
  const count = shown.length;
  const place = Math.min(turned, count - 1) + 1;
  const announcement = shown[place - 1];
  if (announcement === undefined) return null;

  const close = () =>
    popups.closePublicity(
      shown.map(({ id }) => id),
      { again },
    );
  const goOn = () => (place < count ? setTurned(place) : close());

  return (
    <Dialog
      title={announcement.title}
      picture={system.picture(announcement.pictures[0] ?? null) ?? '/popups/publicity.svg'}
      onClose={close}
      footer={
        <div className={styles.foot}>
          <CheckBox checked={!again} onChange={({ target }) => setAgain(!target.checked)}>
            <Trans>Don’t remind me again</Trans>
          </CheckBox>
          <div className={styles.ways}>
            {situation.signedIn && announcement.promotionType && (
              <ButtonLink
                to="/member"
                search={{ page: 'rewardCenter' }}
                variant="primary"
                icon={<Icon name="gift" />}
                onClick={close}
              >
                <Trans>GET BONUS</Trans>
              </ButtonLink>
            )}
            <Button onClick={goOn}>
              <Trans>OK</Trans>
            </Button>
          </div>
        </div>
      }
    >
      <div className={styles.words} key={announcement.id} aria-live="polite">
        {count > 1 && <p className={styles.place}>{t`${place} of ${count}`}</p>}
        <RichText html={announcement.content} />
      </div>
    </Dialog>
  );
}
