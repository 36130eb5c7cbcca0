import { type Migration, sql } from 'kysely';

/** The pages of some channels open in a frame of the app. */
export const framedChannels: Migration = {
  async up(database) {
    await sql
      .raw('alter table deposit_channel add column in_frame boolean not null default false')
      .execute(database);
  },
};
