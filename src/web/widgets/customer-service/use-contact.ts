import { useApp } from '../../lib/app-context.tsx';
import { useCustomerServices } from './use-customer-services.ts';

/** Where a player reaches the operator: the first service the gateway tells of, or else the brand's own contact. Null while there is none. */
export function useContact(): string | null {
  const { brand } = useApp();
  return useCustomerServices()[0]?.address ?? brand.contact;
}
