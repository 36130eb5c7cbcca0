import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge/badge.tsx';

/** Says if a request ends a contract or begins one. Null when it is unknown. */
export function RequestBadge({ ends }: { ends: boolean | null }) {
  if (ends === null) {
    return (
      <Badge>
        <Trans>Other</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone={ends ? 'live' : 'sea'}>
      {ends ? <Trans>Termination</Trans> : <Trans>New contract</Trans>}
    </Badge>
  );
}
