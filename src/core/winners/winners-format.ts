import { array, type GenericSchema, nullable, number, object, string } from 'valibot';
import type { Winner } from '#protocol/model/winner.ts';

const winner: GenericSchema<unknown, Winner> = object({
  id: string(),
  player: string(),
  game: string(),
  centavos: nullable(number()),
  nodeId: nullable(number()),
  icon: nullable(string()),
});

/** Latest wins as the cache writes them. */
export const shape = array(winner);
