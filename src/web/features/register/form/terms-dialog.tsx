import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './terms-dialog.module.css';

/** The terms of use. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Terms of use`}
      size="wide"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Back to the form</Trans>
        </Button>
      }
    >
      <div className={styles.terms}>
        <AboutYou />
        <AboutMoney />
        <AboutUs />
      </div>
    </Dialog>
  );
}

function AboutYou() {
  const { brand } = useApp();
  const { name, minimumAge: age } = brand;
  return (
    <>
      <h3>
        <Trans>Who may play</Trans>
      </h3>
      <p>
        <Trans>
          {name} is for people of {age} years and older, where the law lets them play. We may ask
          you to show who you are and how old you are, and we pay nothing out before that is clear.
        </Trans>
      </p>
      <h3>
        <Trans>Your account</Trans>
      </h3>
      <p>
        <Trans>
          One account a person, with what is true about you in it. It is yours alone: do not lend or
          sell it, and keep your password and your codes to yourself. We never ask you for them.
        </Trans>
      </p>
    </>
  );
}

function AboutMoney() {
  return (
    <>
      <h3>
        <Trans>Your money</Trans>
      </h3>
      <p>
        <Trans>
          You play in pesos, with your own money. Withdrawals go to an account in your own name. A
          bonus has conditions of its own; they stand beside the offer, and they count before you
          withdraw.
        </Trans>
      </p>
      <h3>
        <Trans>Playing</Trans>
      </h3>
      <p>
        <Trans>
          Games are chance, and over time they cost more than they give. A bet that is placed cannot
          be taken back. No robots, no playing together against others: we may stop such bets and
          hold the account while we look into it.
        </Trans>
      </p>
    </>
  );
}

function AboutUs() {
  return (
    <>
      <h3>
        <Trans>Taking a break</Trans>
      </h3>
      <p>
        <Trans>
          Decide before you begin what an evening may cost, and stop when it is spent. Our help says
          how to take a break.
        </Trans>
      </p>
      <h3>
        <Trans>What we know of you</Trans>
      </h3>
      <p>
        <Trans>
          What you tell us is used to run your account, to pay you and to do what the law asks of
          us. If you disagree with us about anything, write to us first.
        </Trans>
      </p>
    </>
  );
}
