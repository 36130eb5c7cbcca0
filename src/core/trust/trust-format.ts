import type { GenericSchema } from 'valibot';
import { type Trust, trust } from '#protocol/model/protection/trust.ts';

/** The schema of the reply also reads the facts that it has read before: no field has another name on the wire. */
const shape: GenericSchema<unknown, Trust> = trust;

/** The facts of trust as the cache writes them. */
export const trustFormat = { shape };
