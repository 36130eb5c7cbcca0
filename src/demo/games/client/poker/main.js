import { startGame } from '../start-game.js';
import { pokerMessages } from './messages.js';
import { startPoker } from './start-poker.js';

startGame({
  messagesOf: pokerMessages,
  begin: startPoker,
});
