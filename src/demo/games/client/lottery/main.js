import { startGame } from '../start-game.js';
import { createScene } from './scene.js';
import { lotteryMessages } from './messages.js';
import { startTable } from '../start-table.js';

startGame({
  messagesOf: lotteryMessages,
  begin: startTable({ createScene }),
});
