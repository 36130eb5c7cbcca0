import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { System } from '#core/system/system.ts';
import { useApp } from '../../lib/app-context.tsx';

/** A way to reach customer service that can be opened. */
export interface CustomerService {
  /** In capitals: `ZALO`, `TELEGRAM`, `FB`, `AICAN`, or one that nobody knows yet. */
  readonly type: string;
  readonly title: string;
  readonly address: string;
}

/** The ways that can be opened and trusted, in the operator's order. */
async function openServices({ state, contact }: System): Promise<CustomerService[]> {
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

/** Customer service, as the gateway tells of it; empty until its sealed addresses are opened. */
export function useCustomerServices(): readonly CustomerService[] {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const [services, setServices] = useState<readonly CustomerService[]>([]);

  useEffect(() => {
    let wanted = true;
    void openServices(system).then((opened) => wanted && setServices(opened));
    return () => {
      wanted = false;
    };
  }, [system, status]);

  return services;
}
