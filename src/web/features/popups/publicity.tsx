import { Trans } from '@lingui/react/macro';
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

/** The announcement that opens by itself: one a visit. */
export function Publicity() {
  const { announcements, popups, system } = useApp();
  const { popups: all } = useSnapshot(announcements.state);
  const situation = usePopupSituation();
  const [again, setAgain] = useState(true);
  const announcement = publicityOf(all, situation)[0];
  if (announcement === undefined) return null;

  const close = () => popups.closePublicity([announcement.id], { again });

  return (
    <Dialog
      isUnasked
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
            <Button onClick={close}>
              <Trans>OK</Trans>
            </Button>
          </div>
        </div>
      }
    >
      <div className={styles.words}>
        <RichText html={announcement.content} />
      </div>
    </Dialog>
  );
}
