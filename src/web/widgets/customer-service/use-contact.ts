import { useApp } from '../../lib/app-context.tsx';
import { useCustomerServices } from './use-customer-services.ts';

/** The address of the operator's support: the first customer service of the gateway, else the contact of the brand. Null without either. */
export function useContact(): string | null {
  const { brand } = useApp();
  return useCustomerServices()[0]?.address ?? brand.contact;
}
