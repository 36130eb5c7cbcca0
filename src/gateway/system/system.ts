import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import { Refusal } from '../http/refusal.ts';
import { isModuleOn } from './modules.ts';
import type { Settings } from './settings.ts';
import type { CustomerServices } from './customer-services.ts';
import type { Outbox } from './outbox.ts';

export { requireSiteDomain } from './access-settings.ts';
export { defaultReferralSettings } from './money-settings.ts';
export { purgeHeartbeats } from './heartbeat.ts';
export { addToOutbox, type OutboxMessage, purgeOutbox } from './outbox.ts';
export { rulesToCheck } from './register-rules.ts';
export { type OperatorSettings, type Settings, settingsPatch } from './settings.ts';

declare module '../http/request-context.ts' {
  interface Services {
    readonly outbox: Outbox;
    readonly customerServices: CustomerServices;
  }

  interface RequestContext {
    readonly settings: Settings;
  }
}

/** Anything that holds the settings, such as a request context. */
interface HasSettings {
  readonly settings: Settings;
}

/** Refusals `system_maintenance` and `region_restricted` while the operator has closed the site. */
export function requireOpenSite({ maintenance, regionRestriction }: Settings): void {
  if (maintenance) throw new Refusal(503, 'system_maintenance');
  if (regionRestriction) throw new Refusal(403, 'region_restricted');
}

/** True when a module is on. */
export function hasModule({ settings }: HasSettings, id: ModuleId): boolean {
  return isModuleOn(settings.modules, id);
}

/** Refusal `function.not.available` while a module is off. */
export function requireModule(context: HasSettings, id: ModuleId): void {
  if (!hasModule(context, id)) throw new Refusal(400, 'function.not.available');
}
