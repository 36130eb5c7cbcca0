import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { System } from '#core/system/system.ts';
import { useApp } from '../../lib/app-context.tsx';

/** A contact of customer service with a decrypted address. */
export interface CustomerService {
  /** In capitals: `ZALO`, `TELEGRAM`, `FB`, `AICAN`, or an unknown type. */
  readonly type: string;
  readonly title: string;
  readonly address: string;
}

/** Contacts with a valid address, in the order of the operator. */
async function decryptServices({ state, contact }: System): Promise<CustomerService[]> {
  const listed = state.status?.customerServices ?? [];
  const opened = await Promise.all(
    listed.map(async (service) => {
      const address = await contact(service);
      const { type, title } = service;
      return address === null ? [] : [{ type: type.toUpperCase(), title: title ?? type, address }];
    }),
  );
  return opened.flat();
}

/** Customer service contacts of the gateway. Empty until their sealed addresses are decrypted. */
export function useCustomerServices(): readonly CustomerService[] {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const [services, setServices] = useState<readonly CustomerService[]>([]);

  useEffect(() => {
    let isMounted = true;
    void decryptServices(system).then((opened) => isMounted && setServices(opened));
    return () => {
      isMounted = false;
    };
  }, [system, status]);

  return services;
}
