import { Trans } from '@lingui/react/macro';
import { unknownSign } from '../../../i18n/format.ts';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './prizes.module.css';
import type { ShownBoard } from './shown-board.ts';

/** The prize of each place. */
export function Prizes({ shown: { prizes } }: { shown: ShownBoard }) {
  if (prizes.length === 0) return null;
  return (
    <section className={styles.prizes} aria-labelledby="prizes">
      <h2 id="prizes">
        <Trans>Prizes</Trans>
      </h2>
      <dl>
        {prizes.map(({ from, to, prize }, nth) => (
          <div key={from ?? `${nth} unknown`}>
            <dt>{placesText(from, to)}</dt>
            <dd>
              <Money centavos={prize} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function placesText(from: number | null, to: number | null): string {
  if (from === null || to === null) return unknownSign;
  return from === to ? String(from) : `${from}–${to}`;
}
