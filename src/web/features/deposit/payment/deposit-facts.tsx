import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import type { Deposit } from '#protocol/model/cashier/deposit.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { ReceiptButton } from '../../../widgets/receipt/receipt-button.tsx';
import type { ReceiptLine } from '../../../widgets/receipt/receipt-dialog.tsx';
import { stateNames } from '../parts/state-names.ts';
import styles from './deposit-facts.module.css';

/** The facts of a deposit, as they are shown, printed and shared. */
function useLines(deposit: Snapshot<Deposit>): readonly ReceiptLine[] {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (centavos: MaybeCentavos) => formatMoney(centavos, language);
  const time = (at: number) => formatManila(at, language, 'second');
  const received = 'received' in deposit ? deposit.received : null;
  const reference = 'bankReference' in deposit ? deposit.bankReference : null;
  const { bonus } = deposit;

  function bonusLines({ title, amount, goal, done }: NonNullable<typeof bonus>): ReceiptLine[] {
    if (amount === 0) return [{ name: t`Bonus`, value: t`${title}: not given for this deposit` }];
    const given = amount === null ? title : `${title}, ${money(amount)}`;
    if (goal === null || goal === 0) return [{ name: t`Bonus`, value: given }];
    const [reached, whole] = [money(done), money(goal)];
    return [
      { name: t`Bonus`, value: given },
      { name: t`Played through`, value: t`${reached} of ${whole}` },
    ];
  }

  const isOther = received !== null && received !== deposit.amount;
  return [
    { name: t`State`, value: t(stateNames[deposit.state]) },
    { name: t`Amount`, value: money(deposit.amount) },
    ...(isOther ? [{ name: t`Arrived`, value: money(received) }] : []),
    { name: t`Fee`, value: money(deposit.fee) },
    ...(deposit.state === 'paid'
      ? [{ name: t`Added to the balance`, value: money(deposit.added), isStrong: true }]
      : []),
    ...(bonus === null ? [] : bonusLines(bonus)),
    { name: t`Paid with`, value: deposit.channel.name },
    ...(reference === null ? [] : [{ name: t`Reference of your bank`, value: reference }]),
    { name: t`Started`, value: time(deposit.createdAt) },
    { name: t`Last change`, value: time(deposit.changedAt) },
  ];
}

/** The facts of a deposit, and its receipt, which can be shared and printed. */
export function DepositFacts({ deposit }: { deposit: Snapshot<Deposit> }) {
  const { t } = useLingui();
  const { orderNo } = deposit;
  const facts = useLines(deposit);
  const number = { name: t`Number`, value: shortNumber(orderNo) };
  const lines = orderNo === '' ? facts : [number, ...facts];
  return (
    <section className={styles.facts} aria-labelledby="deposit-facts">
      <header>
        <h2 id="deposit-facts">
          <Trans>Details</Trans>
        </h2>
        <p>
          <Trans>times are Manila time</Trans>
        </p>
      </header>
      <dl>
        {lines.map(({ name, value }) => (
          <Fact key={name} name={name}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
        {orderNo !== '' && (
          <Fact name={t`Order number`}>
            <CopyButton compact text={orderNo} label={t`Copy the order number`} />
          </Fact>
        )}
      </dl>
      <div className={styles.tools}>
        <ReceiptButton
          title={t`Deposit`}
          lines={orderNo === '' ? lines : [...lines, { name: t`Order number`, value: orderNo }]}
        />
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
