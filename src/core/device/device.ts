import { createKeptData, type KeptDataNeeds } from './kept-data.ts';
import { createPush, type PushNeeds } from '../push/push.ts';

export type { DeviceStorage } from './device-storage.ts';
export type { KeptData } from './kept-data.ts';

export type DeviceNeeds = KeptDataNeeds & PushNeeds;

/** The things of this device: the data that is kept on it, and its notifications. */
export function createDevice(needs: DeviceNeeds) {
  return { keptData: createKeptData(needs), push: createPush(needs) };
}

export type Device = ReturnType<typeof createDevice>;
