import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Help } from '#core/help/help.ts';
import { useApp } from '../../lib/app-context.tsx';
import { OwnAddresses } from './own-addresses.tsx';

/** The own addresses of the site as the gateway lists them now, or as it listed them when the site opened. */
export function SiteAddresses({ help: { ownAddresses } }: { help: Help }) {
  const { system } = useApp();
  const { addresses, phase } = useSnapshot(ownAddresses.state);
  const earlier = useSnapshot(system.state).status?.domains ?? [];
  useEffect(() => void ownAddresses.load(), [ownAddresses]);
  const isLoading = phase === 'idle' || phase === 'loading';
  const known = addresses.length > 0 ? addresses : earlier;
  return <OwnAddresses addresses={isLoading && addresses.length === 0 ? null : known} />;
}
