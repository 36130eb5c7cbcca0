/** The entry file of notifications. Sending them is a job of its own: `send-pushes.ts`. */
export {
  endPushesOfDevice,
  endPushesOfFormerMembers,
  endPushesOfOthers,
  endPushesOfSession,
} from './end-pushes.ts';
export { queuePushes } from './queue-pushes.ts';
