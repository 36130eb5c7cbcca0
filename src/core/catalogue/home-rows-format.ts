import { array, type GenericSchema, nullable, object, picklist, string } from 'valibot';
import { type HomeRow, homeRowKinds } from '#protocol/model/lobby/home-row.ts';

const homeRow: GenericSchema<unknown, HomeRow> = object({
  kind: picklist(homeRowKinds),
  vendor: nullable(string()),
});

/** The rows of the home page as the cache writes them. */
export const homeRowsFormat = { shape: array(homeRow) };
