import { object, safeParse, string } from 'valibot';
import { starChange } from '../cache/cache-shapes.ts';
import type { Channel } from '../platform.ts';
import type { StarChange } from './favourite-changes.ts';

const message = object({ customer: string(), change: starChange });

/** Tells the other tabs of the same member which stars were set and taken back. */
export function createStarTabs(channel: Channel, customerId: () => string | null) {
  return {
    tell({ game, starred }: StarChange): void {
      channel.post({ customer: customerId() ?? '', change: { game: { ...game }, starred } });
    },
    listen(hear: (change: StarChange) => void): void {
      channel.listen((heard) => {
        const read = safeParse(message, heard);
        if (read.success && read.output.customer === customerId()) hear(read.output.change);
      });
    },
  };
}
