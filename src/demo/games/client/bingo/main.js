import { startGame } from '../start-game.js';
import { createScene } from './scene.js';
import { bingoMessages } from './messages.js';
import { startTable } from '../start-table.js';

startGame({
  messagesOf: bingoMessages,
  begin: startTable({ createScene }),
});
