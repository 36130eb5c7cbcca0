import type { SeedMessage } from '#gateway/seed/seed.ts';
import { type NameOf, worded } from './texts/texts.ts';

const players = ['juan', 'ed', 'dina', 'iggy'];
const agents = ['ana', 'luis', 'aida', 'alma'];

/** An unread message. */
function message(
  name: NameOf<'message.', '.title'>,
  to: readonly string[],
  sender: SeedMessage['sender'],
  hoursAgo: number,
): SeedMessage {
  const title = worded(`message.${name}.title`);
  const content = worded(`message.${name}.content`);
  return { to, sender, title, content, hoursAgo, read: false };
}

/** The inbox messages of the demo accounts. */
export const messages: readonly SeedMessage[] = [
  { ...message('welcome', [...players, ...agents, 'nena'], 'merchant', 72), read: true },
  message('rebate', players, 'merchant', 20),
  message('tournament', ['juan'], 'upline', 5),
  message('newContracts', agents, 'merchant', 26),
  message('hourlySalary', ['ana'], 'agent_downline', 3),
  message('goodNumbers', ['luis'], 'upline', 2),
];
