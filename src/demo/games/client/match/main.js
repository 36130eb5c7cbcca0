import { startGame } from '../start-game.js';
import { createScene } from './scene.js';
import { matchMessages } from './messages.js';
import { startTable } from '../start-table.js';

startGame({
  messagesOf: matchMessages,
  begin: startTable({ createScene }),
});
