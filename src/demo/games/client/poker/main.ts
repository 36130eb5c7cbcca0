import { startGame } from '../start-game.ts';
import { startPoker } from './start-poker.ts';

startGame({ name: 'poker', begin: startPoker });
