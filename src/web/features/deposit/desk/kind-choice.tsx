import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositChannelKind } from '#protocol/model/cashier/deposit-channel.ts';
import { IconLate, type LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import styles from './kind-choice.module.css';

interface KindWords {
  readonly name: MessageDescriptor;
  readonly about: MessageDescriptor;
  readonly icon: LateIconName;
}

const kindWords: Readonly<Record<DepositChannelKind, KindWords>> = {
  qr: { name: msg`QR`, about: msg`Scan a code with the app of your wallet.`, icon: 'phone' },
  page: { name: msg`E-wallet`, about: msg`Pay on the page of the service.`, icon: 'card' },
  bank: {
    name: msg`Bank`,
    about: msg`Transfer from your bank, then send us the proof.`,
    icon: 'bank',
  },
  counter: {
    name: msg`Counter`,
    about: msg`Get a code, and pay in cash at a counter.`,
    icon: 'store',
  },
};

interface KindChoiceProps {
  kinds: readonly DepositChannelKind[];
  kind: DepositChannelKind;
  onChoose: (kind: DepositChannelKind) => void;
}

/** The choice of a kind of channels, with a line about the chosen one. A single kind is not a choice. */
export function KindChoice({ kinds, kind, onChoose }: KindChoiceProps) {
  const { t } = useLingui();
  return (
    <>
      {kinds.length > 1 && (
        <fieldset className={styles.kinds}>
          <legend>
            <Trans>Way to pay</Trans>
          </legend>
          {kinds.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="kind"
                checked={one === kind}
                onChange={() => onChoose(one)}
              />
              <IconLate name={kindWords[one].icon} />
              <span>{t(kindWords[one].name)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.about}>{t(kindWords[kind].about)}</p>
    </>
  );
}
