import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorCard } from '#contract/model/vendor.ts';
import { useApp } from '../../lib/app-context.tsx';
import { Chip, ChipRow } from '../../ui/chip/chip.tsx';
import { Picture } from '../../widgets/picture/picture.tsx';
import { vendorIcon } from '../../widgets/vendor-card/vendor-icon.ts';

interface VendorChipsProps {
  cards: readonly VendorCard[];
  /** Code of the selected vendor; undefined selects all. */
  chosen: string | undefined;
  onChoose: (vendor: string | undefined) => void;
}

/** A filter by vendor. A click on the selected vendor removes the filter. */
export function VendorChips({ cards, chosen, onChoose }: VendorChipsProps) {
  const { t } = useLingui();
  const { system } = useApp();
  return (
    <ChipRow label={t`Providers`}>
      <Chip pressed={!chosen} onPress={() => onChoose(undefined)}>
        <Trans>All providers</Trans>
      </Chip>
      {cards.map((card) => (
        <Chip
          key={card.cardId}
          pressed={chosen === card.vendor}
          onPress={() => onChoose(chosen === card.vendor ? undefined : card.vendor)}
          mark={
            <Picture
              src={vendorIcon(card, system)}
              width={28}
              height={28}
              fallback={card.name.slice(0, 1)}
            />
          }
        >
          {card.name}
        </Chip>
      ))}
    </ChipRow>
  );
}
