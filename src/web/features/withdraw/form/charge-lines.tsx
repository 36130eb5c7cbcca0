import { Trans, useLingui } from '@lingui/react/macro';
import type { Centavos } from '#protocol/model/money.ts';
import { useFailureMessage } from '../../../i18n/failure-messages.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { SpokenText } from '../../../ui/spoken-text/spoken-text.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { Lines } from '../parts/lines.tsx';
import type { Charge } from './use-charge.ts';
import styles from './withdraw-form.module.css';

interface ChargeLinesProps {
  amount: Centavos | null;
  charge: Charge;
  /** It was said before, in the form. */
  isQuiet?: boolean;
}

/** The amount less its charge; null where its charge is unknown. */
const arrivingOf = (amount: Centavos, charge: Centavos | null): Centavos | null =>
  charge === null ? null : Math.max(0, amount - charge);

/** The charge of the amount and what arrives. Until it is known, its place is kept. */
export function ChargeLines({
  amount,
  charge: { isAsked, quote, failure, retry },
  isQuiet = false,
}: ChargeLinesProps) {
  const message = useFailureMessage();
  const { t } = useLingui();
  const language = useLanguage();
  if (!isAsked || amount === null) return null;
  if (failure !== null) {
    return (
      <Callout tone="bad">
        <p>{message(failure)}</p>
        <Button size="small" icon={<Icon name="refresh" />} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </Callout>
    );
  }
  const [taken, received] = [quote?.charge ?? null, arrivingOf(amount, quote?.charge ?? null)];
  const words = quote
    ? `${t`Charge`}: ${formatMoney(taken, language)}. ${t`You receive`}: ${formatMoney(received, language)}`
    : '';
  return (
    <div className={styles.charge} aria-busy={quote === null || undefined}>
      {!isQuiet && <SpokenText text={words} />}
      <Lines
        lines={[
          {
            id: 'charge',
            name: <Trans>Charge</Trans>,
            value: quote ? <Money centavos={quote.charge} /> : '…',
          },
          {
            id: 'arrives',
            name: <Trans>You receive</Trans>,
            value: quote ? <Money centavos={arrivingOf(amount, quote.charge)} /> : '…',
            isStrong: true,
          },
        ]}
      />
    </div>
  );
}
