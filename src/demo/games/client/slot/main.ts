import { startGame } from '../start-game.ts';
import { startSlot } from './start-slot.ts';
import { messagesOf } from '../messages.ts';

startGame({ messagesOf, begin: startSlot });
