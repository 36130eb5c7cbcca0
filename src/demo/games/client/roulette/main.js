import { startGame } from '../start-game.js';
import { createScene } from './scene.js';
import { rouletteMessages } from './messages.js';
import { startTable } from '../start-table.js';

startGame({
  messagesOf: rouletteMessages,
  begin: startTable({ createScene }),
});
