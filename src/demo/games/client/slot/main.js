import { startGame } from '../start-game.js';
import { startSlot } from './start-slot.js';
import { messagesOf } from '../messages.js';

startGame({ messagesOf, begin: startSlot });
