import { startBook } from '../book/start-book.js';
import { startGame } from '../start-game.js';
import { sportsMessages } from './messages.js';

startGame({
  messagesOf: sportsMessages,
  begin: startBook,
});
