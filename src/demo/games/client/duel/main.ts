import { startGame } from '../start-game.ts';
import { createScene } from './scene.ts';
import { duelMessages } from './messages.ts';
import { startTable } from '../start-table.ts';

startGame({ messagesOf: duelMessages, begin: startTable({ createScene }) });
