export { answerDaysOf } from './answer-due.ts';
export { answerFeedback } from './answer-feedback.ts';
export { countFeedback, listFeedback, stateOfFeedback } from './operator-list.ts';
