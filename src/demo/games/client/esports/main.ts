import { startBook } from '../book/start-book.ts';
import { startGame } from '../start-game.ts';

startGame({ name: 'book', begin: startBook });
