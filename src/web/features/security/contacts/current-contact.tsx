import { Trans } from '@lingui/react/macro';
import { Callout } from '../../../ui/callout/callout.tsx';

/** The contact of the account, masked, and whether it is verified. */
export function CurrentContact({
  contact,
}: {
  contact: { readonly value: string; readonly verified: boolean } | null;
}) {
  if (contact === null) return null;
  const { value, verified } = contact;
  // As an element, because a text with tags of its own would be read as tags of the message.
  const shownContact = <bdi>{value}</bdi>;
  return (
    <Callout tone={verified ? 'good' : 'plain'}>
      {verified ? (
        <Trans>{shownContact} is verified. Below you can change it.</Trans>
      ) : (
        <Trans>{shownContact} is not verified yet. Type it again, then we send a code to it.</Trans>
      )}
    </Callout>
  );
}
