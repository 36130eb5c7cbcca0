import { object, safeParse, string } from 'valibot';
import { favouriteChange } from './favourites-format.ts';
import type { Channel } from '../platform.ts';
import type { FavouriteChange } from './favourite-changes.ts';

const message = object({ customer: string(), change: favouriteChange });

/** Sends changes to the other tabs of the same member. */
export function createFavouriteTabs(channel: Channel, customerId: () => string | null) {
  return {
    tell({ game, added }: FavouriteChange): void {
      channel.post({ customer: customerId() ?? '', change: { game: { ...game }, added } });
    },
    listen(hear: (change: FavouriteChange) => void): void {
      channel.listen((heard) => {
        const read = safeParse(message, heard);
        if (read.success && read.output.customer === customerId()) hear(read.output.change);
      });
    },
  };
}
