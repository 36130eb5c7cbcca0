/** The entry file of notifications. Sending them is a job of its own: `send-pushes.ts`. */
import type { PushService } from './push-service.ts';

export { countUnread } from './count-unread.ts';
export {
  endPushesOfDevice,
  endPushesOfFormerMembers,
  endPushesOfOthers,
  endPushesOfSession,
} from './end-pushes.ts';
export { queuePushes } from './queue-pushes.ts';

declare module '../http/request-context.ts' {
  interface Services {
    /** Sends notifications to browsers. */
    readonly push: PushService;
  }
}
