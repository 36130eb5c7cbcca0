import { startBook } from '../book/start-book.js';
import { startGame } from '../start-game.js';
import { esportsMessages } from './messages.js';

startGame({
  messagesOf: esportsMessages,
  begin: startBook,
});
