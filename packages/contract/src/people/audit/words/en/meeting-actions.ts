import type { meetingActions as ptbr, meetingFields as ptbrFields } from '../ptbr/meeting-actions.ts';

export const meetingActions: Readonly<Record<keyof typeof ptbr, string>> = {
  'answer-conversation': 'Answered the buyer',
  'settle-conversation': 'Marked the conversation as needing no answer',
  'hide-deal-message': 'Hid a message',
  'show-deal-message': 'Showed a message again',
  'answer-question': 'Answered the question',
  'add-contact-note': 'Noted a contact',
  'hide-question': 'Hid the question',
  'show-question': 'Showed the question again',
  'approve-visit': 'Approved the visit',
  'cancel-visit': 'Cancelled or refused the visit',
  'move-visit': 'Changed the time of the visit',
  'record-visit': 'Recorded whether the visitor came',
  'note-visit': 'Wrote the note of the visit',
  'save-visit-place': 'Saved how the place takes visits',
  'close-visit-day': 'Closed a day for visits',
  'open-visit-day': 'Opened a day for visits again',
};

export const meetingFields: Readonly<Record<keyof typeof ptbrFields, string>> = {
  waiting: 'Waits for an answer',
  message: 'Message',
  begins: 'Begins',
  capacity: 'Visits at the same time',
  closed: 'Closed',
  visits: 'Cancelled visits',
};
