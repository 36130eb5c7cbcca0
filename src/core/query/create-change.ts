import type { Events } from '../events.ts';

/**
 * Runs changes of the account and emits `accountChanged` after each, so that the slices load what it affects. Also after a
 * refusal: another tab may have changed the account, or a lock has begun.
 */
export function createChange({ emit }: Pick<Events, 'emit'>) {
  return async function change<Reply>(request: () => Promise<Reply>): Promise<Reply> {
    try {
      return await request();
    } finally {
      emit('accountChanged');
    }
  };
}
