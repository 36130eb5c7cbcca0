import type { Providers } from './provider.ts';

export { createMessageJob, type NoticeAppliers } from './apply-messages.ts';
export { compareStatements } from './compare-statements.ts';
export { createSignedProvider } from './create-signed-provider.ts';
export { ProviderError } from './provider-error.ts';
export { providerFaults } from './provider-faults.ts';
export {
  bankProvider,
  clearingAccount,
  type CreatedPayment,
  type PaymentProvider,
  type PayoutOrder,
  type ProviderNotice,
  type Providers,
} from './provider.ts';
export { purgeMessages } from './purge-messages.ts';
export { createMessageSite } from './receive-messages.ts';
export { storeMessage } from './store-message.ts';

declare module '../http/request-context.ts' {
  interface Services {
    readonly providers: Providers;
  }
}
