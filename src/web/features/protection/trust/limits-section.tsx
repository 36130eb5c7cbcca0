import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Trust } from '#core/trust/trust.ts';
import { useDialogLink } from '../../../lib/dialog/use-dialog-link.ts';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { useBreakLengths } from '../../../widgets/break/use-break-lengths.ts';
import { breakWords } from '../break-names.ts';
import { frameName, kindWords } from '../../../widgets/limit-names/limit-names.ts';
import { Facts, Part, TrustSection } from './trust-section.tsx';

/** Limits, reality checks and breaks, with the numbers of the market, and the way to them. */
export function LimitsSection({ facts }: { facts: Snapshot<Trust> }) {
  const { t } = useLingui();
  const longestCheck = Math.max(...facts.checkMinutes);
  return (
    <TrustSection name="limits">
      <p>
        <Trans>
          You set your own limits, and you can stop at any time, for a while or for good.
        </Trans>
      </p>
      <SetLimits />
      <Part title={<Trans>Play limits</Trans>}>
        <Facts
          label={t`What you can limit`}
          facts={facts.kinds.map((kind) => t(kindWords[kind].name))}
        />
        <Facts
          label={t`For how long`}
          facts={facts.frames.map((frame) => t(frameName(frame, facts.isRolling)))}
        />
        <Wait hours={facts.waitHours} />
      </Part>
      {facts.checkMinutes.length > 0 && (
        <Part title={<Trans>Reality check</Trans>}>
          <p>
            <Trans>
              While you play, a message shows your time, your stakes and your wins, at least every{' '}
              {longestCheck} minutes.
            </Trans>
          </p>
        </Part>
      )}
      <Breaks facts={facts} />
    </TrustSection>
  );
}

function Wait({ hours: waitHours }: { hours: number | null }) {
  return (
    <p>
      {waitHours === null ? (
        <Trans>
          A new or lower limit holds at once. A higher one waits, and you confirm it after that.
        </Trans>
      ) : (
        <Trans>
          A new or lower limit holds at once. A higher one waits {waitHours} hours, and you confirm
          it after that.
        </Trans>
      )}
    </p>
  );
}

function Breaks({ facts }: { facts: Snapshot<Trust> }) {
  const { t } = useLingui();
  const { returnHours } = facts;
  const timeOuts = useBreakLengths('timeOut', facts).map(({ label }) => label);
  const exclusions = useBreakLengths('selfExclusion', facts).map(({ label }) => label);
  return (
    <>
      {timeOuts.length > 0 && (
        <Part title={t(breakWords.timeOut.name)}>
          <p>{t(breakWords.timeOut.about)}</p>
          <Facts label={t`Lengths of a time-out`} facts={timeOuts} />
        </Part>
      )}
      {facts.selfExclusionMonths.length > 0 && (
        <Part title={t(breakWords.selfExclusion.name)}>
          <p>{t(breakWords.selfExclusion.about)}</p>
          {returnHours !== null && (
            <p>
              <Trans>From then on, {returnHours} hours pass before you can log in.</Trans>
            </p>
          )}
          <Facts label={t`Lengths of a self-exclusion`} facts={exclusions} />
        </Part>
      )}
      <Part title={t(breakWords.closed.name)}>
        <p>{t(breakWords.closed.about)}</p>
      </Part>
    </>
  );
}

/** Leads to the page of limits and breaks. A guest logs in first. */
export function SetLimits() {
  const isMember = useSignedIn();
  const toDialog = useDialogLink();
  if (isMember) {
    return (
      <ButtonLink to="/member" search={{ page: 'protection' }} variant="primary">
        <Trans>Set limits or take a break</Trans>
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...toDialog('login', { next: '/member?page=protection' })} variant="primary">
      <Trans>Log in to set limits or take a break</Trans>
    </ButtonLink>
  );
}
