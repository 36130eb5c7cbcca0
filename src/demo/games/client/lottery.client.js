import { letIn } from './entrance.js';
import { createScene } from './lottery/scene.js';
import { lotteryWords } from './lottery/words.js';
import { beginTable } from './table.js';

letIn({
  wordsOf: lotteryWords,
  begin: beginTable({ createScene }),
});
