import type { Texts } from '../../ptbr.ts';
import { handoverExplanations } from './handover-settings.ts';

const limit =
  'Leading bids, open proposals and unpaid purchases of an account together do not exceed this amount.';
const limitAfter =
  'Applies to the next bid, proposal or purchase. What was committed before stays, even above the new limit.';
const transferAfter = 'Applies at once to steps that are not done yet; reminders follow on the next day.';
const amlAfter = 'Applies from the next purchase or receipt of each person on. Open cases stay.';
const stageAfter = 'Applies to stages that begin from now on; those running keep the time of before.';
const deleted = 'With a shorter period, what is older is deleted within a day and does not come back.';

export const settings: Texts['settings'] = {
  lead: 'The rules of the house. A change applies within seconds, without stopping the site.',
  setting: 'Setting',
  current: 'Applies now',
  last: 'Last change',
  untouched: 'Initial value',
  initial: (value) => `Initial value: ${value}`,
  bounds: (min, max) => `From ${min} to ${max}`,
  afterwards: 'What a change does',
  newValue: 'New value',
  wrong: (min, max) => `Enter a whole number from ${min} to ${max}.`,
  same: 'This value applies already.',
  change: 'Change',
  changeOf: (title) => `Change: ${title}`,
  confirm: (before, after) => `From ${before} to ${after}.`,
  reason: 'Reason, kept for administrators and in the log',
  saved: 'Setting changed.',
  history: 'Changes',
  noHistory: 'This setting was never changed.',
  restore: 'Back to this value',
  restoreInitial: 'Back to the initial value',
  readOnly: 'Only administrators change settings.',
  groups: {
    bids: 'Bids',
    proposals: 'Proposals',
    deals: 'Sales, refunds and strikes',
    limits: 'Limits of purchase',
    answers: 'Terms of the team',
    visits: 'Visits',
    mails: 'Mails',
    retention: 'Retention of data',
  },
  explanations: {
    BID_THROTTLE_MINUTES: {
      what: 'How long a buyer waits between two bids on one offer, unless outbid.',
      after: 'Applies to the next bid, in open offers too, and changes the text of the rule in all of them.',
    },
    SOFT_CLOSE_MINUTES: {
      what: 'A bid in the last minutes moves the end of the offer to this long after it.',
      after:
        'Applies to offers published from now on. Those on the site keep the rule they were announced with.',
    },
    SOFT_CLOSE_CAP_MINUTES: {
      what: 'How much extensions by bids can move an end in total.',
      after: 'Applies to offers published from now on. Those on the site keep the maximum of before.',
    },
    DOUBLE_SEND_SECONDS: {
      what: 'The same bid sent again within this time counts once.',
      after: 'Applies to the next bid.',
    },
    PROPOSAL_EXPIRY_HOURS: {
      what: 'How long a proposal waits for an answer before it expires.',
      after: 'Open proposals keep the term of before; new ones and counter-proposals have the new one.',
    },
    PROPOSALS_PER_OFFER: {
      what: 'How many proposals a buyer sends for one offer.',
      after: 'Those sent count. With a smaller number, buyers who have reached it send no other.',
    },
    OPEN_PROPOSALS: {
      what: 'How many open proposals a buyer has at the same time.',
      after: 'Open proposals stay. With a smaller number, buyers beyond it send no other.',
    },
    WITHDRAWN_PROPOSAL_DAYS: {
      what: 'How long a withdrawn proposal stays in the list of the buyer.',
      after: 'Applies to those withdrawn before too; nothing is deleted.',
    },
    CONDITIONAL_SALE_DAYS: {
      what: 'Time to decide on the best bid below the reserve.',
      after:
        'Open conditional sales keep the term of before; the rule on the site changes for offers still to end.',
    },
    REFUND_DAYS: {
      what: 'Term of the refund that the mail of an approved cancellation promises.',
      after: 'Users who have the mail keep the term they read.',
    },
    PAYMENT_DAYS: { what: 'Time for buyers to pay once the team has contacted them.', after: stageAfter },
    PAYMENT_DEFAULT_DAYS: {
      what: 'How many working days after the due date the desk of sales shows a purchase that is not paid, to be decided. 0: never.',
      after: 'It applies at once to overdue purchases. Nothing is cancelled by itself.',
    },
    PAYOUT_DAYS: {
      what: 'Working days from a sale that is paid and handed over to its payout to the store; never before the time to regret it is over.',
      after: 'It applies at once to all that is not proposed yet.',
    },
    PAYOUT_BANK_DAYS: {
      what: 'Wait before money goes to an account that a store has told or changed.',
      after: 'Accounts that were told before keep their wait.',
    },
    CREDIT_DAYS: { what: 'Time for a bank to release a credit.', after: stageAfter },
    RELEASE_DAYS: { what: 'Time to release the vehicle once the payment is approved.', after: stageAfter },
    HANDOVER_DAYS: { what: 'Time to collect a released vehicle, or to deliver it.', after: stageAfter },
    ...handoverExplanations,
    SECOND_CHANCE_DAYS: {
      what: 'How long the next bidder has to accept, if staff choose no other term.',
      after: 'Second chances offered before keep their term.',
    },
    STRIKES_BEFORE_BLOCK: {
      what: 'After how many strikes a buyer may not bid, propose or buy.',
      after:
        'Earlier strikes count: with a smaller number, buyers are barred at once; with a greater one they may buy again.',
    },
    STRIKE_MONTHS: {
      what: 'How long a strike counts.',
      after: 'Earlier strikes count: with a longer period, old ones count again.',
    },
    TRANSFER_LIEN_DAYS: {
      what: 'Time of the seller to have a lien released, from the approved payment on.',
      after: transferAfter,
    },
    TRANSFER_INTENT_DAYS: {
      what: 'Time of the seller to have the ATPV-e issued, once the payment is approved and no lien is left.',
      after: transferAfter,
    },
    STEP_REMINDER_DAYS: {
      what: 'How many working days before the last day of a step of a purchase who does it is reminded, by day; 0: on the last day. Another message is sent once it is over.',
      after:
        'Applies to the next reminders. Each is sent once; those of the transfer at the Detran have days of their own.',
    },
    TRANSFER_SIGN_DAYS: { what: 'Time of each side to sign the ATPV-e.', after: transferAfter },
    RELEASE_TRANSFER: {
      what: 'What of the transfer must be done before a vehicle is released and its keys handed over. Each choice includes those before it.',
      after:
        'Applies at once, also at the gate to vehicles that are released. An administrator releases a purchase without it, with a reason.',
    },
    THEFT_CHECK_DAYS: {
      what: 'For how many days a theft check counts when an offer is first published; 0: none is required.',
      after:
        'Applies to the next publications. A vehicle with a theft on record is never published. Imports are not checked.',
    },
    LEGAL_CHECK_DAYS: {
      what: 'For how many days checks of debts, liens and restrictions count when an offer is first published; 0: none are required.',
      after: 'Applies to the next publications. Imports are not checked.',
    },
    RELEASE_CHECK_DAYS: {
      what: 'For how many days every check counts when a sold vehicle is released; 0: none is required.',
      after: 'Applies to the next releases, also of sales already made.',
    },
    EXPOSURE_PERSON: { what: limit, after: limitAfter },
    EXPOSURE_BUSINESS: { what: limit, after: limitAfter },
    EXPOSURE_VERIFIED_PERSON: { what: limit, after: limitAfter },
    EXPOSURE_VERIFIED_COMPANY: { what: limit, after: limitAfter },
    EXPOSURE_VERIFIED_DEALER: { what: limit, after: limitAfter },
    EXPOSURE_PER_DEPOSIT: {
      what: 'How many reais of limit each real of deposit gives a verified account.',
      after: limitAfter,
    },
    AML_CASH: {
      what: 'From how much cash of a buyer, summed over six months, a case is opened. The law allows R$ 30,000.00 at most.',
      after: amlAfter,
    },
    AML_REGISTRATION: {
      what: 'From which value a purchase needs a complete registration, and money of others is looked at. The law allows R$ 10,000.00 at most.',
      after: amlAfter,
    },
    AML_SPLIT_DAYS: {
      what: 'Within how many days smaller payments that reach a threshold together count as split.',
      after: amlAfter,
    },
    SELLER_ANSWER_DAYS: {
      what: 'The time that notifications give sellers to contact a buyer or decide on a cancellation.',
      after: 'Applies to the next notifications.',
    },
    PROMISED_ANSWER_HOURS: {
      what: 'The time within which the house answers questions, proposals, cancellations, verifications and documents: what the desk counts as overdue.',
      after: 'Applies at once to all that waits: with a shorter time, more of it is overdue.',
    },
    MESSAGE_ANSWER_DAYS: {
      what: 'The time within which a message of a buyer is answered: what the desk counts as overdue.',
      after: 'Applies to the next messages; those that wait keep the term of before.',
    },
    MESSAGE_CLOSES_DAYS: {
      what: 'How long after the end of a deal buyer and seller can still write to each other.',
      after: 'Applies at once, also to deals that have ended. What was written stays readable.',
    },
    COMPLAINT_ANSWER_DAYS: {
      what: 'The time within which a complaint is answered. After it the team answers instead of the store, and the buyer may have it reviewed.',
      after: 'Applies to the next complaints; those that wait keep the term of before.',
    },
    COMPLAINT_REVIEW_DAYS: {
      what: 'The time within which another person reviews a complaint that the buyer escalated.',
      after: 'Applies to the next reviews.',
    },
    COMPLAINT_REPLY_DAYS: {
      what: 'How long a buyer has to react to an answer, a proposal or a question; then the complaint is closed.',
      after: 'Applies to the next steps; a term that was told stays.',
    },
    COMPLAINT_REOPEN_DAYS: {
      what: 'How long after its end a buyer may open a complaint again.',
      after: 'Applies at once, also to those that are closed.',
    },
    COMPLAINT_FULFIL_DAYS: {
      what: 'The time to carry out a solution that both sides agreed on (CDC art. 18 gives 30 days for a repair).',
      after: 'Applies to the next agreements.',
    },
    COMPLAINT_TERM_DAYS: {
      what: 'Days from the delivery, or from the discovery of a hidden defect, after which a complaint is taken but marked as late.',
      after: 'Applies to the next complaints. CDC art. 26 guarantees 90 days.',
    },
    VISIT_SLOT_MINUTES: {
      what: 'How long a visit to a vehicle takes; visits begin one after the other from the opening of a place.',
      after: 'Applies to the next visits; those that are booked stay as they are.',
    },
    VISIT_LEAD_HOURS: {
      what: 'Until how many hours before its beginning a visit can be booked.',
      after: 'Applies to the next visits.',
    },
    VISIT_DAYS_AHEAD: {
      what: 'For how many days ahead visits can be booked.',
      after: 'Applies to the next visits; those that are booked stay as they are.',
    },
    OPEN_VISITS: {
      what: 'How many open visits a user may have in all; one for each offer, always.',
      after: 'Applies to the next bookings.',
    },
    VISIT_NO_SHOWS: {
      what: 'After how many visits without coming a booking waits for the approval of the team.',
      after: 'Applies to the next bookings.',
    },
    VISIT_NO_SHOW_DAYS: {
      what: 'For how many days a visit without coming counts.',
      after: 'Applies to the next bookings.',
    },
    VISIT_RECORD_HOURS: {
      what: 'How long after its end a visit without a record of whether its visitor came is on the desk.',
      after: 'Applies at once to the visits without a record.',
    },
    TAKEN_WORK_HOURS: {
      what: 'After how long without action taken work is free again.',
      after: 'Applies at once: with a shorter time, idle work is free.',
    },
    OVERTAKEN_MAIL_MINUTES: {
      what: 'Pause between two outbid mails to one user about one offer.',
      after: 'Applies to the next mails.',
    },
    ALERT_MAILS_PER_HOUR: {
      what: 'How many alert mails a user gets per hour; the rest are grouped in one.',
      after: 'Applies to the next mails. Outcomes and outbid mails do not count.',
    },
    MESSAGE_MAIL_MINUTES: {
      what: 'After how much silence messages that were not read are mailed, all in one.',
      after: 'Applies at once to the messages that wait.',
    },
    SELLING_DIGEST_MINUTES: {
      what: 'Pause between two messages to sellers about questions or proposals on one offer.',
      after: 'Applies to the next messages.',
    },
    BANK_DATA_DAYS: { what: 'How long bank data is kept after a refund.', after: deleted },
    SALES_RECORD_YEARS: {
      what: 'How long the buyer of a sale, the recipient of a refund and its receipt are kept.',
      after: deleted,
    },
    ACCESS_LOG_MONTHS: {
      what: 'How long access logs are kept: at least six months (Lei 12.965/2014).',
      after: deleted,
    },
    DOCUMENT_YEARS: {
      what: 'How long accepted documents and requests that ended are kept, unless the account is deleted before.',
      after: deleted,
    },
    MAIL_WORDS_DAYS: { what: 'How long subject and text of sent mails are kept.', after: deleted },
    REGRET: {
      what: 'Which purchases a consumer may return within seven days of the handover.',
      after: 'Applies also to purchases already made that are still in time. Check the terms first.',
    },
  },
};
