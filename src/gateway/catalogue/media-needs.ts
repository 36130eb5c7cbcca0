import type { Sql } from '../store/database.ts';

/** The facts that pictures of games and vendors are drawn from. */
export interface MediaNeeds {
  findGame(nodeId: number): Promise<GameFacts | null>;
  findVendor(code: string): Promise<VendorFacts | null>;
}

interface GameFacts {
  readonly name: string;
  readonly category: string;
  readonly vendor: string;
  readonly slotClass: string | null;
}

interface VendorFacts {
  readonly code: string;
  readonly category: string;
}

/** Looks the facts up in the catalogue. */
export function mediaNeeds(sql: Sql): MediaNeeds {
  return {
    async findGame(nodeId) {
      const game = await sql
        .selectFrom('game')
        .select(['name', 'category', 'vendor', 'slot_class as slotClass'])
        .where('node_id', '=', nodeId)
        .executeTakeFirst();
      return game ?? null;
    },
    async findVendor(code) {
      const vendor = await sql
        .selectFrom('vendor')
        .select(['code', 'category'])
        .where('code', '=', code)
        .executeTakeFirst();
      return vendor ?? null;
    },
  };
}
