import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PricedItem, Points, Redemption } from '#core/points/points.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { RedeemForm } from './redeem-form.tsx';
import styles from './redeem.module.css';

interface RedeemDialogProps {
  points: Points;
  item: PricedItem;
  onClose: () => void;
}

/** Redeems an item: the form, then the result. */
export function RedeemDialog({ points, item, onClose }: RedeemDialogProps) {
  const { t } = useLingui();
  const [done, setDone] = useState<Redemption | null>(null);
  const { phase, at } = useSnapshot(points.addresses.state);
  const isWaiting = item.isSent && at === null && phase !== 'failed';
  const { name } = item;
  useEffect(() => {
    if (item.isSent) void points.addresses.load();
  }, [points, item]);
  return (
    <Dialog title={done === null ? t`Redeem: ${name}` : t`It is redeemed`} onClose={onClose}>
      {done !== null ? (
        <Result redemption={done} onClose={onClose} />
      ) : isWaiting ? (
        <FormSkeleton />
      ) : (
        <RedeemForm points={points} item={item} onDone={setDone} />
      )}
    </Dialog>
  );
}

function Result({ redemption, onClose }: { redemption: Redemption; onClose: () => void }) {
  return (
    <div className={styles.result}>
      <Callout tone="good">
        {redemption.state === 'other' ? (
          <Trans>It is redeemed</Trans>
        ) : redemption.state === 'approved' ? (
          <Trans>The money is in your balance. You can play with it or withdraw it.</Trans>
        ) : (
          <Trans>
            We look at it now. You find its state in the redeem history, and we send you a message.
          </Trans>
        )}
      </Callout>
      <Button variant="primary" wide onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}
