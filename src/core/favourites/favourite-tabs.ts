import { object, safeParse, string } from 'valibot';
import { favouriteChange } from './favourites-format.ts';
import type { Channel } from '../platform.ts';
import type { FavouriteChange } from './favourite-changes.ts';

const message = object({ customer: string(), change: favouriteChange });

/** Sends changes to the other tabs of the same member. */
export function createFavouriteTabs(channel: Channel, customerId: () => string | null) {
  return {
    post({ game, added }: FavouriteChange): void {
      channel.post({ customer: customerId() ?? '', change: { game: { ...game }, added } });
    },
    listen(listener: (change: FavouriteChange) => void): void {
      channel.listen((received) => {
        const read = safeParse(message, received);
        if (read.success && read.output.customer === customerId()) listener(read.output.change);
      });
    },
  };
}
