import {
  array,
  boolean,
  type GenericSchema,
  nullable,
  object,
  record,
  string,
  unknown,
} from 'valibot';
import type { SystemStatus } from '#protocol/calls/system.ts';

const text = nullable(string());

/** The status of the system as the cache writes it. */
export const shape: GenericSchema<unknown, SystemStatus> = object({
  underMaintenance: boolean(),
  regionRestricted: boolean(),
  visitor: object({ ip: string(), country: string() }),
  customerServices: array(object({ type: string(), title: text, sealedPath: string() })),
  serviceKey: text,
  domains: array(string()),
  resources: array(object({ type: string(), url: string(), label: text })),
  modules: record(string(), boolean()),
  registerRules: unknown(),
  imageCdns: array(string()),
  launchCdns: array(string()),
});
