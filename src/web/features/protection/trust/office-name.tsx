import type { Snapshot } from 'valtio';
import type { Office } from '#core/trust/trust.ts';
import { NewTabIcon } from '../../../ui/new-tab-icon/new-tab-icon.tsx';

/** The name of an office, which leads to its page where it has one. */
export function OfficeName({ office: { name, url } }: { office: Snapshot<Office> }) {
  if (url === null) return <b translate="no">{name}</b>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <span translate="no">{name}</span> <NewTabIcon />
    </a>
  );
}
