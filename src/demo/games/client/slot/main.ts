import { startGame } from '../start-game.ts';
import { startSlot } from './start-slot.ts';

startGame({ name: 'slot', begin: startSlot });
