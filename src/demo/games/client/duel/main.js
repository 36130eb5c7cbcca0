import { startGame } from '../start-game.js';
import { createScene } from './scene.js';
import { duelMessages } from './messages.js';
import { startTable } from '../start-table.js';

startGame({ messagesOf: duelMessages, begin: startTable({ createScene }) });
