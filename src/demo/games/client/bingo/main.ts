import { startGame } from '../start-game.ts';
import { createScene } from './scene.ts';
import { bingoMessages } from './messages.ts';
import { startTable } from '../start-table.ts';

startGame({
  messagesOf: bingoMessages,
  begin: startTable({ createScene }),
});
