import { startGame } from '../start-game.ts';
import { pokerMessages } from './messages.ts';
import { startPoker } from './start-poker.ts';

startGame({
  messagesOf: pokerMessages,
  begin: startPoker,
});
