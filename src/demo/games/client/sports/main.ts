import { startBook } from '../book/start-book.ts';
import { startGame } from '../start-game.ts';
import { sportsMessages } from './messages.ts';

startGame({
  messagesOf: sportsMessages,
  begin: startBook,
});
