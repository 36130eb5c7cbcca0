import { Plural, Trans } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Trust } from '#core/trust/trust.ts';
import { useDialogLink } from '../../../lib/dialog/use-dialog-link.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { OfficeName } from './office-name.tsx';
import { TrustSection } from './trust-section.tsx';

type Complaints = NonNullable<Snapshot<Trust>['complaints']>;

/** The way of a complaint: to us, to the next office, to the regulator. */
export function ComplaintsSection({
  complaints: { answerDays, next, regulator },
}: {
  complaints: Complaints;
}) {
  return (
    <TrustSection name="complaints">
      <ol>
        <li>
          <Trans>Write to us, and say what happened and what you ask for. It costs nothing.</Trans>{' '}
          {answerDays !== null && (
            <Plural
              value={answerDays}
              one="You get an answer within # day."
              other="You get an answer within # days."
            />
          )}
        </li>
        {next && (
          <li>
            <Trans>
              No answer in time, or not content with it? This office decides, independent of us:{' '}
              <OfficeName office={next} />
            </Trans>
          </li>
        )}
        {regulator && (
          <li>
            <Trans>
              This authority supervises us, and takes complaints too:{' '}
              <OfficeName office={regulator} />
            </Trans>
          </li>
        )}
      </ol>
      <Complain />
    </TrustSection>
  );
}

/** Opens the form of feedback, or the ways to reach the operator while the form is closed. */
function Complain() {
  const toDialog = useDialogLink();
  const hasForm = useModules(true)('FEEDBACK3');
  const target = hasForm
    ? ({ to: '/help', search: { topic: 'feedback' } } as const)
    : toDialog('contact');
  return (
    <ButtonLink {...target}>
      <Trans>Send a complaint</Trans>
    </ButtonLink>
  );
}
