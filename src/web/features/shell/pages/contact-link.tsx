import { Trans } from '@lingui/react/macro';
import { ButtonAnchor } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { customerServiceLink } from '../../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../../widgets/customer-service/use-contact.ts';

/** A link to customer service. Nothing where nobody can be reached. */
export function ContactLink() {
  const contact = useContact();
  return (
    contact && (
      <ButtonAnchor {...customerServiceLink(contact)} icon={<Icon name="mail" />}>
        <Trans>Contact us</Trans>
      </ButtonAnchor>
    )
  );
}
