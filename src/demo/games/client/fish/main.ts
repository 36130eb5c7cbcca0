import { startGame } from '../start-game.ts';
import { createScene } from './scene.ts';
import { fishMessages } from './messages.ts';
import { startTable } from '../start-table.ts';

startGame({ messagesOf: fishMessages, begin: startTable({ createScene }) });
