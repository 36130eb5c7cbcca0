/** The topic that is no article but the form of feedback. */
export const feedbackTopic = 'feedback';
/** The topic that is no article but the guide to deposits. */
export const guideTopic = 'depositGuide';
