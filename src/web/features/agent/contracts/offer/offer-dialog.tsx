import { Trans, useLingui } from '@lingui/react/macro';
import type { ContractKind } from '#protocol/model/contract.ts';
import type { Agent } from '#core/agent/agent.ts';
import { useApp } from '../../../../lib/app-context.tsx';
import { useForm } from '../../../../lib/form/use-form.ts';
import { CheckBox } from '../../../../ui/check-box/check-box.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control/segmented-control.tsx';
import { useSubmit } from '../../../../widgets/account-form/use-submit.ts';
import { kindMessages, periodMessages } from '../../../../widgets/contracts/contract-messages.ts';
import { Form } from '../../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../../widgets/form/submit-button.tsx';
import { DownlineChoice } from './downline-choice.tsx';
import { emptyStep, type OfferEntry, offerOf, type StepFault, stepFault } from './offer-entry.ts';
import { OfferSteps } from './offer-steps.tsx';

interface OfferDialogProps {
  kind: ContractKind;
  /** The own rate, in basis points: the most that can be offered. */
  most: number;
  agent: Pick<Agent, 'ownContracts' | 'directDownlines'>;
  onClose: () => void;
}

const periods = ['D', 'W', 'H', 'M'] as const;

const empty: OfferEntry = { downline: '', period: 'M', carriesLoss: true, steps: [emptyStep] };

/** The form of an offer, and the function that sends it. */
function useOffer({ kind, most, agent, onClose }: OfferDialogProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const form = useForm<OfferEntry, 'required' | StepFault>(empty, ({ downline, steps }) => ({
    downline: downline === '' ? 'required' : null,
    steps: stepFault(steps, { kind, most }),
  }));
  const submission = useSubmit({});

  async function offer() {
    await agent.ownContracts.offer(offerOf(kind, form.entry));
    form.markSent();
    ui.toast(t`The offer is sent. It begins when your downline accepts it.`, { tone: 'good' });
    onClose();
  }

  return { form, submission, send: () => form.validate() && submission.send(offer) };
}

/** Offers a contract to a direct downline. It takes the place of an offer of this kind that waits. */
export function OfferDialog(props: OfferDialogProps) {
  const { t } = useLingui();
  const { kind, most, agent, onClose } = props;
  const { form, submission, send } = useOffer(props);
  const { entry, change, fault } = form;
  const name = t(kindMessages[kind].name);
  const steps = fault('steps');
  return (
    <Dialog title={t`Offer: ${name}`} size="wide" onClose={onClose}>
      <Form form={form} submission={submission} onSubmit={send}>
        <DownlineChoice
          downlines={agent.directDownlines}
          value={entry.downline}
          onChoose={(downline) => change({ downline })}
          error={fault('downline') === null ? null : t`Please choose a downline.`}
        />
        {kind === 'dividend' && (
          <SegmentedControl
            label={t`Period`}
            options={periods.map((value) => ({ value, label: t(periodMessages[value]) }))}
            value={entry.period}
            onChoose={(period) => change({ period })}
          />
        )}
        <OfferSteps
          kind={kind}
          most={most}
          steps={entry.steps}
          fault={typeof steps === 'object' ? steps : null}
          onChange={(changed) => change({ steps: changed })}
        />
        {kind === 'dividend' && (
          <CheckBox
            checked={entry.carriesLoss}
            onChange={({ target }) => change({ carriesLoss: target.checked })}
          >
            <Trans>A loss of the house lowers the next dividend</Trans>
          </CheckBox>
        )}
        <SubmitButton>
          <Trans>Send the offer</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
