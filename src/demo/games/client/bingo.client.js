import { letIn } from './entrance.js';
import { createScene } from './bingo/scene.js';
import { bingoWords } from './bingo/words.js';
import { beginTable } from './table.js';

letIn({
  wordsOf: bingoWords,
  begin: beginTable({ createScene }),
});
