import type { regretTextsPt } from './ptbr.ts';

export const regretTextsEn: typeof regretTextsPt = {
  may: (until: string) =>
    `You may return this purchase until ${until} without giving a reason; everything you paid is refunded.`,
  mayUntilDelivery:
    'You may return this purchase until 7 days after delivery without giving a reason; everything you paid is refunded.',
  done: (at: string) => `You returned this purchase on ${at}.`,
  refundDue: 'What you paid is being refunded.',
  refunded: (at: string) => `We refunded what you paid on ${at}.`,
  protocol: (number: string) => `Reference ${number}`,
  clock: (day: string, time: string) => `${day} at ${time}`,
  button: 'Return the purchase',
  title: 'Return the purchase',
  right: 'It is your right as a consumer (Brazilian Consumer Protection Code, art. 49).',
  until: (until: string) => `Deadline: ${until}.`,
  untilDelivery: 'Deadline: 7 days after delivery.',
  points: [
    'It takes effect immediately: no reason is needed, and no one has to approve it.',
    'It leaves no record on your account.',
    'Everything you paid is refunded: price, buyer’s fee and freight.',
    'It cannot be undone. The offer reopens for bids or goes to the next bidder, and the purchase still counts towards this month’s allowance.',
  ],
  second:
    'This will be the second time in 12 months: your next deals will require a verified identity (level 2) or a deposit.',
  account: 'Which account should we refund?',
  accountNow: 'Enter the account now',
  accountLater: 'Later: the team will ask for the account by e-mail before the refund',
  now: 'Return it now',
  failed: 'The purchase could not be returned. It still stands.',
  doneTitle: 'Purchase returned',
  doneText: 'The purchase is cancelled. Keep the reference number; we have also e-mailed it to you.',
  refund:
    'The team refunds everything you paid to the account you entered. If you entered none, it will ask for one by e-mail.',
  nothingPaid: 'No payment is on record. If you have paid already, send the receipt to the sales team.',
};
