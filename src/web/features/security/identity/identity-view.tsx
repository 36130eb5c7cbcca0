import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Identity } from '#core/protection/identity.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import type { ItemProps } from '../page/item-props.ts';
import { IdentityForm } from './identity-form.tsx';
import styles from './identity-view.module.css';

/** The proof of the identity: its state, the rule of the market, and the form while pictures are needed. */
export function IdentityView({ centre: { identity: slice } }: ItemProps) {
  const { identity, ...query } = useSnapshot(slice.state);
  useEffect(() => void slice.load(), [slice]);
  const isAsked = identity !== null && identity.due !== null && identity.due !== 'never';
  const needsPictures = identity?.state === 'none' || identity?.state === 'refused';
  return (
    <QueryView
      query={query}
      hasContent={identity !== null}
      placeholder={<FormSkeleton />}
      empty={<NotThere />}
      onRetry={() => void slice.load()}
    >
      {identity !== null && (
        <div className={styles.view}>
          {isAsked ? <IdentityNow identity={identity} /> : <NotAsked />}
          {isAsked && needsPictures && (
            <>
              <Rule identity={identity} />
              <IdentityForm slice={slice} isAgain={identity.state === 'refused'} />
            </>
          )}
          {isAsked && <Kept years={identity.keptYears} />}
        </div>
      )}
    </QueryView>
  );
}

const NotAsked = () => (
  <p>
    <Trans>You need not show us who you are here. We take no pictures of documents.</Trans>
  </p>
);

type Known = Snapshot<Identity>;

/** The state of the last check. */
function IdentityNow({ identity: { state, reason, sentAt, decidedAt } }: { identity: Known }) {
  const language = useLanguage();
  const sent = formatManila(sentAt ?? Number.NaN, language, 'minute');
  const decided = formatManila(decidedAt ?? Number.NaN, language, 'minute');
  if (state === 'approved') {
    return (
      <Callout tone="good">
        <Trans>We confirmed who you are on {decided}. Nothing more is needed.</Trans>
      </Callout>
    );
  }
  if (state === 'sent') {
    return (
      <Callout>
        <p>
          <Trans>We got your pictures on {sent} and are looking at them.</Trans>
        </p>
        <p>
          <Trans>You get a message when we have decided. You need not wait on this page.</Trans>
        </p>
      </Callout>
    );
  }
  if (state !== 'refused') return null;
  return (
    <Callout tone="bad">
      <p>
        <Trans>We could not confirm who you are yet, for this reason:</Trans>
      </p>
      <p dir="auto">
        <b>{reason}</b>
      </p>
      <p>
        <Trans>Please send new pictures. If you think we are wrong, say so in the note.</Trans>
      </p>
    </Callout>
  );
}

/** The time from which money waits for the proof. */
function Rule({ identity: { due, mostDeposits } }: { identity: Known }) {
  if (due === 'beforePlay') {
    return (
      <p>
        <Trans>The law asks us to know who you are before you play, deposit or withdraw.</Trans>
      </p>
    );
  }
  if (due === 'beforeDeposit') {
    return (
      <p>
        <Trans>The law asks us to know who you are before you deposit or withdraw.</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>The law asks us to know who you are before you withdraw.</Trans>{' '}
      {mostDeposits !== null && (
        <Trans>
          Until then you can deposit <Money centavos={mostDeposits} /> in all.
        </Trans>
      )}
    </p>
  );
}

function Kept({ years }: { years: number | null }) {
  return (
    <p className={styles.note}>
      <Trans>Your pictures are encrypted. Only the people who check them can open them.</Trans>{' '}
      {years !== null && (
        <Trans>The law makes us keep them for {years} years after an account is closed.</Trans>
      )}
    </p>
  );
}
