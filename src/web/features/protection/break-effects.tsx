import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Snapshot } from 'valtio';
import type { ExclusionChoices, ExclusionKind } from '#core/protection/exclusions.ts';
import styles from '../../widgets/break/break.module.css';
import { useEndWords } from '../../widgets/break/use-end-words.ts';

interface EffectProps {
  kind: ExclusionKind;
  choices: Snapshot<ExclusionChoices>;
  /** The chosen length as text. Empty: none is chosen. */
  length: string;
}

/** The consequences of a break: its end, the sign-in, open bets, money, bonuses and messages. */
export function BreakEffects({ kind, choices, length }: EffectProps) {
  const end = useEndWords()(kind, length);
  const isChosen = kind === 'closed' || length !== '';
  return (
    <ul className={styles.effects}>
      {isChosen && <li className={styles.until}>{end}</li>}
      <li>
        <Trans>
          You are signed out on all devices at once. You cannot log in, play or deposit, and you
          cannot open another account.
        </Trans>
      </li>
      <OpenBets {...choices} />
      <li>
        <Trans>
          Your money stays yours. <Link {...toWithdrawals}>Withdraw it first</Link>; after that,
          customer service pays it out to you.
        </Trans>
      </li>
      <li>
        <Trans>Bonuses wait for nobody: their time goes on, and they may expire.</Trans>
      </li>
      <li>
        <Trans>You get no notifications and no advertising from us.</Trans>
      </li>
      <AfterIt kind={kind} length={length} returnHours={choices.returnHours} />
    </ul>
  );
}

const toWithdrawals = { to: '/member', search: { page: 'withdraw' } } as const;

function OpenBets({
  openBets,
  openBetCount: count,
}: Pick<Snapshot<ExclusionChoices>, 'openBets' | 'openBetCount'>) {
  if (openBets === null || count === 0) return null;
  return (
    <li>
      {openBets === 'cancel' ? (
        <Trans>Open bets are cancelled, and their stakes go back to your balance.</Trans>
      ) : (
        <Trans>Open bets go on to their result, and what they win goes to your balance.</Trans>
      )}
      {count !== null && (
        <>
          {' '}
          <Plural value={count} one="You have # open bet." other="You have # open bets." />
        </>
      )}
    </li>
  );
}

function AfterIt({
  kind,
  length,
  returnHours,
}: Omit<EffectProps, 'choices'> & { returnHours: number | null }) {
  if (kind === 'closed') {
    return (
      <li>
        <Trans>A closed account is not opened again.</Trans>
      </li>
    );
  }
  return (
    <>
      <li>
        <Trans>A break can be made longer, but not shorter, and nobody can undo it.</Trans>
      </li>
      {kind === 'selfExclusion' && length !== 'forGood' && returnHours !== null && (
        <li>
          <Trans>
            When it is over, you have to ask to come back, and then wait {returnHours} hours.
          </Trans>
        </li>
      )}
    </>
  );
}
