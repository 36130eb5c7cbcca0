import { Trans, useLingui } from '@lingui/react/macro';
import type { PricedItem, Points, Redemption } from '#core/points/points.ts';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { WithdrawalPasswordField } from '../../../widgets/account-form/withdrawal-password-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { AddressFields } from './address-fields.tsx';
import { RedeemLines } from './redeem-lines.tsx';
import styles from './redeem.module.css';
import { useRedeemForm } from './use-redeem-form.ts';

/** Longest remark, as the protocol has it. */
const remarkLength = 140;

interface RedeemFormProps {
  points: Points;
  item: PricedItem;
  onDone: (done: Redemption) => void;
}

/** The item and its price, the address, and the withdrawal password. */
export function RedeemForm({ points, item, onDone }: RedeemFormProps) {
  const { t } = useLingui();
  const redeem = useRedeemForm(points, item, onDone);
  const { entry, change, fault } = redeem.form;
  const most = Math.min(item.most, item.stock ?? item.most);
  return (
    <Form form={redeem.form} submission={redeem.submission} onSubmit={redeem.submit}>
      <div className={styles.item}>
        <span className={styles.picture}>
          <Picture src={item.picture} width={400} height={300} eager />
        </span>
        <p>{item.description}</p>
      </div>
      {most > 1 && (
        <SelectField
          label={t`Quantity`}
          name="quantity"
          options={Array.from({ length: most }, (_, nth) => String(nth + 1)).map((value) => ({
            value,
            label: value,
          }))}
          value={entry.quantity}
          onChange={({ target }) => change({ quantity: target.value })}
        />
      )}
      <RedeemLines
        points={points}
        item={item}
        quantity={Number(entry.quantity)}
        account={redeem.account}
      />
      {item.isSent && <AddressFields form={redeem.form} book={points.addresses} />}
      <TextField
        label={t`Remark (optional)`}
        name="remark"
        autoComplete="off"
        maxLength={remarkLength}
        value={entry.remark}
        onChange={({ target }) => change({ remark: target.value })}
      />
      <WithdrawalPasswordField
        value={entry.withdrawalPassword}
        onChange={(withdrawalPassword) => change({ withdrawalPassword })}
        fault={fault('withdrawalPassword')}
      />
      <SubmitButton>
        <Trans>Redeem now</Trans>
      </SubmitButton>
    </Form>
  );
}
