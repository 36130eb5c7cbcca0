export { answerFeedback } from './answer-feedback.ts';
export { countFeedback, listFeedback, stateOfFeedback } from './operator-list.ts';
