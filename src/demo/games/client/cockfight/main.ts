import { startGame } from '../start-game.ts';
import { startArena } from './start-arena.ts';

startGame({ name: 'cockfight', begin: startArena });
