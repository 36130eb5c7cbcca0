/** Root of the page of the chat and of its calls, on the games' origin. */
export const chatRoot = '/chat';
