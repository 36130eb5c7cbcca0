import { startGame } from '../start-game.js';
import { createScene } from './scene.js';
import { sicboMessages } from './messages.js';
import { startTable } from '../start-table.js';

startGame({
  messagesOf: sicboMessages,
  begin: startTable({ createScene }),
});
