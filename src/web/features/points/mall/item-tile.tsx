import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isPriced, type PointItem, type PricedItem } from '#core/points/points.ts';
import { useDialogLink } from '../../../lib/dialog/use-dialog-link.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { formatCount, unknownSign } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './mall.module.css';

/** From this number on, the pieces that are left are not shown. */
const many = 20;

interface ItemTileProps {
  item: PointItem;
  isGuest: boolean;
  /** Points that the member is short of; 0 for enough or unknown points. */
  missing: number;
  onRedeem: (item: PricedItem) => void;
}

interface PriceProps {
  /** Null when it is unknown. */
  points: number | null;
  /** Centavos that are paid with the points; 0 for points alone, null when they are unknown. */
  amount: number | null;
}

/** A price in points, and in pesos where it has a part in money. */
function Price({ points, amount }: PriceProps) {
  const language = useLanguage();
  if (points === null) return <strong>{unknownSign}</strong>;
  const count = formatCount(points, language);
  return (
    <>
      <strong>
        <Plural value={points} one={`${count} point`} other={`${count} points`} />
      </strong>
      {amount !== 0 && (
        <span>
          <Trans>
            and <Money centavos={amount} />
          </Trans>
        </span>
      )}
    </>
  );
}

/** An item of the catalogue with its picture, price and stock, and the one action that it allows. */
export function ItemTile({ item, isGuest, missing, onRedeem }: ItemTileProps) {
  const { name, description, picture, points, amount, stock } = item;
  const isGone = stock === 0;
  const cannot = isGone || missing > 0 || !isPriced(item);
  const { t } = useLingui();
  const toDialog = useDialogLink();
  return (
    <li className={styles.tile} data-gone={isGone || undefined}>
      <span className={styles.picture}>
        <Picture src={picture} width={400} height={300} />
      </span>
      <span className={styles.badge}>
        <StockBadge stock={stock} />
      </span>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{description}</p>
      </div>
      <div className={styles.foot}>
        <p className={styles.price}>
          <Price points={points} amount={amount} />
        </p>
        {isGuest ? (
          <ButtonLink {...toDialog('login', { next: '/pointMall' })} size="small" wide>
            <Trans>Log in to redeem</Trans>
          </ButtonLink>
        ) : (
          <Button
            size="small"
            wide
            disabled={cannot}
            aria-label={cannot ? undefined : t`Redeem: ${name}`}
            onClick={() => isPriced(item) && onRedeem(item)}
          >
            {isGone ? (
              <Trans>Sold out</Trans>
            ) : missing > 0 ? (
              <Plural value={missing} one="# point missing" other="# points missing" />
            ) : (
              <Trans>Redeem</Trans>
            )}
          </Button>
        )}
      </div>
    </li>
  );
}

function StockBadge({ stock }: { stock: number | null }) {
  if (stock === null || stock >= many) return null;
  if (stock === 0) {
    return (
      <Badge tone="shade">
        <Trans>Sold out</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone={stock === 1 ? 'live' : 'shade'}>
      {stock === 1 ? <Trans>The last one</Trans> : <Plural value={stock} other="# left" />}
    </Badge>
  );
}
