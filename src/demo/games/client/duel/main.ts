import { startGame } from '../start-game.ts';
import { startTable } from '../start-table.ts';
import { createScene } from './scene.ts';

startGame({ name: 'duel', begin: startTable({ createScene }) });
