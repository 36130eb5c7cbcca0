export { bookMessages as sportsMessages } from '../book/messages.ts';
