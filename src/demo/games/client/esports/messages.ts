export { bookMessages as esportsMessages } from '../book/messages.ts';
