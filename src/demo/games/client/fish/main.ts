import { startGame } from '../start-game.ts';
import { startTable } from '../start-table.ts';
import { createScene } from './scene.ts';

startGame({ name: 'fish', begin: startTable({ createScene }) });
