import { startGame } from '../start-game.js';
import { cockfightMessages } from './messages.js';
import { startArena } from './start-arena.js';

startGame({
  messagesOf: cockfightMessages,
  begin: startArena,
});
