import type { VendorCard } from '#protocol/model/vendor.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { vendorIcon } from '../../../widgets/vendor-card/vendor-icon.ts';

interface VendorChipProps {
  card: VendorCard;
  pressed?: boolean;
  onPress: () => void;
}

/** A provider with its logo. */
export function VendorChip({ card, pressed = false, onPress }: VendorChipProps) {
  const { system } = useApp();
  return (
    <Chip
      pressed={pressed}
      onPress={onPress}
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
  );
}
