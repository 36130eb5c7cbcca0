import type { SystemStatus } from '#protocol/calls/system.ts';
import { getWhitelabel } from '#protocol/calls/register-rules.ts';
import { ifThere } from '../client/not-there.ts';
import type { Send, SendOptions } from '../client/send.ts';

/** A status without modules, with the modules of the call that some gateways have for them alone. */
export async function withModules(
  status: SystemStatus,
  send: Send,
  options: SendOptions,
): Promise<SystemStatus> {
  return { ...status, modules: await ifThere(send(getWhitelabel, {}, options), {}) };
}
