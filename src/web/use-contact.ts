import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { System } from '#core/state/system.ts';
import { useApp } from './app-context.tsx';

/** The first way to reach the operator that can be opened and trusted. */
async function firstContact({ state, contact }: System): Promise<string | null> {
  for (const service of state.status?.customerServices ?? []) {
    const address = await contact(service);
    if (address !== null) return address;
  }
  return null;
}

/** Where a player reaches the operator: what the gateway tells, or else the brand. Null while there is none. */
export function useContact(): string | null {
  const { brand, system } = useApp();
  const { status } = useSnapshot(system.state);
  const [told, setTold] = useState<string | null>(null);

  useEffect(() => {
    let wanted = true;
    void firstContact(system).then((address) => wanted && setTold(address));
    return () => {
      wanted = false;
    };
  }, [system, status]);

  return told ?? brand.contact;
}
