import { Trans, useLingui } from '@lingui/react/macro';
import type { BetDetail } from '#core/records/bet-record.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { framableOrigin } from '../../../widgets/game-bridge/game-bridge.ts';
import styles from './bet-proofs.module.css';

type Proof = BetDetail['proofs'][number];

/** The text that the page of the address verifies. Empty when the address has none. */
function textOf(url: string): string {
  const [, hash = ''] = url.split('#');
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}

/** The proof of one round: the hash before it, the seed after it, and the page that verifies both. */
function BetProof({ proof: { round, hash, seed, url } }: { proof: Proof }) {
  const { t } = useLingui();
  const text = textOf(url);
  return (
    <>
      <dl className={styles.facts}>
        {[
          [t`Round`, <span key="round">{round}</span>],
          [t`Hash shown before`, <span key="hash">{hash}</span>],
          [t`Seed shown after`, <span key="seed">{seed}</span>],
          [t`Proof`, <CopyButton key="proof" compact text={text} label={t`Copy the proof`} />],
        ].map(([name, value], nth) => (
          <div key={nth}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className={styles.verify} href={url} target="_blank" rel="noopener noreferrer">
        <Trans>Verify this round</Trans>
      </a>
    </>
  );
}

/** The proofs of a settled bet. A gateway without such proofs leaves them out. */
export function BetProofs({ proofs }: { proofs: readonly Proof[] }) {
  const good = proofs.filter(({ url }) => framableOrigin(url, location.origin) !== null);
  if (good.length === 0) return null;
  return (
    <details className={styles.proofs}>
      <summary>
        <Trans>Fair by proof</Trans>
      </summary>
      <p>
        <Trans>
          The seed was fixed before your bet, and you could see its hash. Anyone can verify that the
          seed gives this result.
        </Trans>
      </p>
      {good.map((proof) => (
        <BetProof key={proof.round} proof={proof} />
      ))}
    </details>
  );
}
