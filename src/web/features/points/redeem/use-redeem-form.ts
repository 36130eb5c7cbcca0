import { useSnapshot } from 'valtio';
import { plainMobile } from '#protocol/mobile-number.ts';
import type { PricedItem, Points, Redemption } from '#core/points/points.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { pinFault } from '../../../widgets/account-form/pin-rule.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';

/** A plain mobile number with seven digits or more, as the gateway accepts it. */
const phoneNumber = /^\+?\d{7,15}$/;

type Fault = FieldFault | 'phone';

/** The form of a redemption. `phone` is the fault of a number that cannot be one. */
export function useRedeemForm(
  points: Points,
  item: PricedItem,
  onDone: (done: Redemption) => void,
) {
  const { member } = useApp();
  const { member: own } = useSnapshot(member.state);
  const { addresses } = useSnapshot(points.addresses.state);
  const { isSent } = item;
  const [kept] = addresses;
  const initial = {
    quantity: '1',
    address: isSent ? (kept?.address ?? '') : '',
    phone: isSent ? (kept?.phone ?? '') : '',
    remark: '',
    keepAddress: false,
    withdrawalPassword: '',
  };
  const form = useForm<typeof initial, Fault>(initial, (entry) => ({
    address: isSent && entry.address.trim() === '' ? 'required' : null,
    phone: isSent ? phoneFault(entry.phone) : null,
    withdrawalPassword: pinFault(entry.withdrawalPassword),
  }));
  const { send, ...submission } = useSecretSubmit({
    withdrawalPassword: (fault) => form.setFaults({ withdrawalPassword: fault }),
  });
  const { entry } = form;

  async function redeem() {
    const { address, phone, remark, withdrawalPassword, keepAddress } = entry;
    try {
      const done = await points.redeem(item, {
        quantity: Number(entry.quantity),
        account: own?.account ?? '',
        address: address.trim(),
        phone: phone.trim(),
        remark: remark.trim(),
        keepAddress,
        withdrawalPassword,
      });
      form.markSent();
      onDone(done);
    } catch (error) {
      // A refusal because of another price or an empty stock comes with the newest catalogue.
      void points.mall.load();
      throw error;
    }
  }

  return {
    form,
    submission,
    account: own?.account ?? '',
    submit: () => form.validate() && send(redeem),
  };
}

function phoneFault(typed: string): Fault | null {
  if (typed.trim() === '') return 'required';
  return phoneNumber.test(plainMobile(typed)) ? null : 'phone';
}
