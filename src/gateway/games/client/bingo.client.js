import { letIn } from './entrance.js';
import { createScene } from './bingo/scene.js';
import { bingoWords } from './bingo/words.js';
import { beginTable } from './table.js';

letIn({
  place: '/bingo',
  wordsOf: bingoWords,
  begin: beginTable({ place: '/bingo', createScene }),
});
