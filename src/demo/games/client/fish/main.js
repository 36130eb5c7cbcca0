import { startGame } from '../start-game.js';
import { createScene } from './scene.js';
import { fishMessages } from './messages.js';
import { startTable } from '../start-table.js';

startGame({ messagesOf: fishMessages, begin: startTable({ createScene }) });
