import { startGame } from '../start-game.ts';
import { startLottery } from './start-lottery.ts';

startGame({ name: 'lottery', begin: startLottery });
