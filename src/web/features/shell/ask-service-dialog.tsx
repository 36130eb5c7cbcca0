import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonAnchor } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { customerServiceLink } from '../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../widgets/customer-service/use-contact.ts';

/** Says that this type of account has no access, and links to customer service. */
export function AskServiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const contact = useContact();
  return (
    <Dialog
      isMessage
      title={t`Not open to this account`}
      onClose={onClose}
      footer={
        <>
          {contact && (
            <ButtonAnchor {...customerServiceLink(contact)}>
              <Trans>Contact us</Trans>
            </ButtonAnchor>
          )}
          <Button variant="primary" onClick={onClose} data-first>
            <Trans>All right</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          This part is for other accounts than yours. Please ask our customer service for
          information: they will tell you which one you need.
        </Trans>
      </p>
    </Dialog>
  );
}
