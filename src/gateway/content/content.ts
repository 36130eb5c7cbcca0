export { addMessage } from './add-message.ts';
export type { Sender } from './sender.ts';
