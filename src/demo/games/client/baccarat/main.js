import { startGame } from '../start-game.js';
import { createScene } from './scene.js';
import { baccaratMessages } from './messages.js';
import { startTable } from '../start-table.js';

startGame({
  messagesOf: baccaratMessages,
  begin: startTable({ createScene }),
});
