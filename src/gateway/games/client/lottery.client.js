import { letIn } from './entrance.js';
import { createScene } from './lottery/scene.js';
import { lotteryWords } from './lottery/words.js';
import { beginTable } from './table.js';

letIn({
  place: '/lottery',
  wordsOf: lotteryWords,
  begin: beginTable({ place: '/lottery', createScene }),
});
