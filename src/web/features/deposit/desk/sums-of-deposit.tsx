import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { DepositBonus } from '#protocol/model/cashier/deposit-bonus.ts';
import type { DepositChannel } from '#protocol/model/cashier/deposit-channel.ts';
import { depositSums } from '#core/cashier/deposit-sums.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SpokenText } from '../../../ui/spoken-text/spoken-text.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './sums-of-deposit.module.css';

interface SumsOfDepositProps {
  channel: Snapshot<DepositChannel> | null;
  /** Null while none is typed. */
  amount: number | null;
  bonus: Snapshot<DepositBonus> | null;
}

/** The sums as one text; empty without an amount. */
function useWords(sums: ReturnType<typeof depositSums> | null): string {
  const { t } = useLingui();
  const language = useLanguage();
  if (sums === null) return '';
  const { pays, fee, added, bonus, goal } = sums;
  const lines: readonly (readonly [name: string, centavos: number | null])[] = [
    [t`You pay`, pays],
    [t`Fee`, fee],
    [t`Added to your balance`, added],
    ...(bonus > 0 ? [[t`Bonus on top`, bonus] as const] : []),
    ...(goal > 0 ? [[t`To stake before you withdraw`, goal] as const] : []),
  ];
  return lines.map(([name, centavos]) => `${name}: ${formatMoney(centavos, language)}`).join('. ');
}

/** The sums of a new deposit while it is typed: what is paid, what is charged, and what is added. */
export function SumsOfDeposit({ channel, amount, bonus }: SumsOfDepositProps) {
  const sums = channel && amount !== null ? depositSums(channel, amount, bonus) : null;
  return (
    <>
      <SpokenText text={useWords(sums)} />
      <dl className={styles.sums}>
        <div>
          <dt>
            <Trans>You pay</Trans>
          </dt>
          <dd>
            <Money centavos={sums?.pays ?? null} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Fee</Trans>
          </dt>
          <dd>
            <Money centavos={sums?.fee ?? null} />
          </dd>
        </div>
        <div data-total>
          <dt>
            <Trans>Added to your balance</Trans>
          </dt>
          <dd>
            <Money centavos={sums?.added ?? null} />
          </dd>
        </div>
        {bonus && (
          <div>
            <dt>
              <Trans>Bonus on top</Trans>
            </dt>
            <dd>
              {sums ? (
                <BonusSum bonus={sums.bonus} missing={sums.missing} spins={bonus.spins} />
              ) : (
                '–'
              )}
            </dd>
          </div>
        )}
        {sums !== null && sums.goal > 0 && (
          <div>
            <dt>
              <Trans>To stake before you withdraw</Trans>
            </dt>
            <dd>
              <Money centavos={sums.goal} />
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

function BonusSum(props: { bonus: number; missing: number; spins: number }) {
  const { bonus, missing, spins } = props;
  if (missing === 0 && spins > 0) {
    return <Plural value={spins} one="# free spin" other="# free spins" />;
  }
  if (missing === 0) return <Money centavos={bonus} gain />;
  return (
    <Trans>
      add <Money centavos={missing} /> to get it
    </Trans>
  );
}
