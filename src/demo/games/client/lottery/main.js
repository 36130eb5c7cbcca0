import { startGame } from '../start-game.js';
import { lotteryMessages } from './messages.js';
import { startLottery } from './start-lottery.js';

startGame({
  messagesOf: lotteryMessages,
  begin: startLottery,
});
