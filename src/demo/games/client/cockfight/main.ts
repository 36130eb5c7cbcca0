import { startGame } from '../start-game.ts';
import { cockfightMessages } from './messages.ts';
import { startArena } from './start-arena.ts';

startGame({
  messagesOf: cockfightMessages,
  begin: startArena,
});
