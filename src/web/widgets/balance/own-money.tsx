import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { currencySign } from '#protocol/currency.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { useApp } from '../../lib/app-context.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Money, unknownAmount } from '../money/money.tsx';
import { SignedMoney } from '../money/signed-money.tsx';

interface OwnMoneyProps {
  /** Null when it is unknown. */
  centavos: Centavos | null;
  /** Shows the sign, in the colour of gains or losses. */
  signed?: boolean;
}

const covered = `${currencySign}••••`;

/** An amount of the member's own money. It is covered while the member hides amounts. An unknown amount is `–`. */
export function OwnMoney({ centavos, signed = false }: OwnMoneyProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { hidesMoney } = useSnapshot(ui.state);
  if (centavos === null) return unknownAmount;
  if (!hidesMoney) {
    return signed ? <SignedMoney centavos={centavos} /> : <Money centavos={centavos} />;
  }
  return (
    <span>
      <span aria-hidden="true">{covered}</span>
      <VisuallyHidden>{t`Hidden`}</VisuallyHidden>
    </span>
  );
}
