import { startGame } from '../start-game.ts';
import { lotteryMessages } from './messages.ts';
import { startLottery } from './start-lottery.ts';

startGame({
  messagesOf: lotteryMessages,
  begin: startLottery,
});
