import { type Migration, sql } from 'kysely';

/** New games and games with a jackpot, the return to player in hundredths of a percent, the highest bet in centavos, and the seats of tables. */
export const gameMarks: Migration = {
  async up(db) {
    await sql`alter table game
      add column is_new boolean not null default false,
      add column return_rate int4,
      add column is_jackpot boolean not null default false,
      add column most_bet int8,
      add column seats int4`.execute(db);
    await sql`create index recent_game_by_game on recent_game (node_id, played_at)`.execute(db);
  },
};
