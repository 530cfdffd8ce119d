/** Messages and complaints of buyers, in the audit log. */
export const buyerActions = {
  'answer-conversation': 'Answered the buyer',
  'settle-conversation': 'Marked the conversation as needing no answer',
  'hide-deal-message': 'Hid a message',
  'show-deal-message': 'Showed a message again',
  'take-complaint-step': 'Took a step in the complaint',
  'note-complaint': 'Noted something about the complaint',
  'download-complaint-file': 'Downloaded a file of the complaint',
};

export const buyerFields = {
  desk: 'Who answers',
  finding: 'Finding',
  solution: 'Solution',
  waiting: 'Waits for an answer',
  message: 'Message',
};
