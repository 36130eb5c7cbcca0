import { startBook } from '../book/start-book.ts';
import { startGame } from '../start-game.ts';
import { esportsMessages } from './messages.ts';

startGame({
  messagesOf: esportsMessages,
  begin: startBook,
});
