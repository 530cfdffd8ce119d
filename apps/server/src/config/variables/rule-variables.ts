import { STRIKE_DEFAULTS } from '@patio/domain/people/strikes/active-strikes.ts';
import { choice, flag, optionalFlag, whole, type About } from '../fields.ts';

const number = (initial: number, max: number, about: string, min = 0) =>
  whole({
    about,
    initial: String(initial),
    example: String(Math.max(min, Math.min(max, initial * 2))),
    min,
    max,
  });

const onOff = (initial: boolean, about: About['about']) =>
  flag({ about, initial: initial ? 'on' : 'off', example: initial ? 'off' : 'on' });

/** Configurable rules of bidding, proposals and purchases. */
export const dealVariables = {
  BID_THROTTLE_MINUTES: number(
    3,
    60,
    'Minutes between two bids of one user on one offer; 0 = no limit (S-03).',
  ),
  SOFT_CLOSE_MINUTES: number(
    3,
    10,
    'Closing window: a bid in the last minutes moves the end to this long after the bid.',
  ),
  SOFT_CLOSE_CAP_MINUTES: number(60, 60, 'Maximum of minutes that extensions can move an end in total.'),
  DEFAULT_INCREMENT: number(
    0,
    1_000_000,
    'Step of automatic bids for imported offers, in reais; 0 = from the increments or the price band of each offer (S-02).',
  ),
  CONDITIONAL_SALE_DAYS: number(3, 60, 'Working days to decide on a sale below the reserve.', 1),
  REFUND_DAYS: number(
    5,
    30,
    'Working days within which an approved cancellation is refunded, as stated in its mail.',
    1,
  ),
  SECOND_CHANCE_DAYS: number(
    3,
    7,
    'Days that the next bidder has to accept a second chance, unless staff choose another period.',
    1,
  ),
  STRIKES_BEFORE_BLOCK: number(
    STRIKE_DEFAULTS.beforeBlock,
    100,
    'Number of defaults after which a buyer may not bid, propose or buy; 0 = never.',
  ),
  STRIKE_MONTHS: number(STRIKE_DEFAULTS.months, 120, 'Months for which a default counts.', 1),
  REGRET: choice(
    {
      about:
        'Purchases that a consumer may return within seven days of the handover: all, or only immediate ones (buy-now).',
      initial: 'all',
      example: 'buy-now',
    },
    ['all', 'buy-now'],
  ),
  PROPOSAL_EXPIRY_HOURS: number(48, 24 * 60, 'Hours after which a pending proposal expires.', 1),
  PROPOSALS_PER_OFFER: number(3, 100, 'Maximum of proposals that one buyer may send for one offer.', 1),
  OPEN_PROPOSALS: number(20, 1000, 'Maximum of open proposals of one buyer, over all offers.', 1),
  IDEMPOTENCY_HOURS: number(
    24,
    24 * 30,
    'Hours for which the first reply to an Idempotency-Key is stored.',
    1,
  ),
  DOUBLE_SEND_SECONDS: number(10, 600, 'Seconds within which the same bid sent twice counts once (S-16).'),
  WITHDRAWN_PROPOSAL_DAYS: number(30, 365, 'Days for which a withdrawn proposal stays listed (S-54).'),
  CLOSE_SCAN_SECONDS: number(5, 300, 'Seconds between two scans for ended offers (S-08).', 1),
  OFFER_LIST_CAP: number(
    500,
    5000,
    'Maximum of offers in a list without paging; a link leads to the rest.',
    1,
  ),
  OVERTAKEN_MAIL_MINUTES: number(
    15,
    24 * 60,
    'Minutes between two outbid mails to one user about one offer; events in between are grouped.',
  ),
  ALERT_MAILS_PER_HOUR: number(
    12,
    1000,
    'Alert mails per hour to one user, not counting outcomes and overtaken bids; the rest are grouped in one mail.',
    1,
  ),
  SELLING_DIGEST_MINUTES: number(
    30,
    24 * 60,
    'Minutes between two messages to sellers about questions, or about proposals, on one offer; events in between are grouped.',
  ),
  SELLER_ANSWER_DAYS: number(
    1,
    30,
    'Working days that sellers are given, in their notifications, to contact a buyer or decide on a cancellation request.',
    1,
  ),
  QUESTIONS_PUBLIC_BEFORE_ANSWER: onOff(true, 'Show a question to everyone before it is answered (S-23).'),
};

/** Rules of accounts, sessions, codes, and retention periods. */
export const accountVariables = {
  PROFILE_PASSWORD_OPTIONAL: onOff(false, 'Allow saving the profile without a new password (C-87).'),
  STAFF_SECOND_STEP: optionalFlag({
    about:
      'Require a second step of staff and store users; default: on, except in the demo. Cannot be off elsewhere.',
    example: 'on',
  }),
  SESSION_TOKEN_MINUTES: number(15, 24 * 60, 'Lifetime of the readable session token, in minutes.', 1),
  SESSION_IDLE_HOURS: number(12, 24 * 30, 'Hours without use after which a session ends (S-32).', 1),
  SESSION_DAYS: number(30, 365, 'Maximum lifetime of a session, in days (S-32).', 1),
  ACCESS_CODE_MINUTES: number(10, 120, 'Lifetime of an e-mailed access code, in minutes (S-33).', 1),
  CODE_TRIES: number(5, 20, 'Wrong attempts allowed for an e-mailed code (S-33, S-42).', 1),
  CONFIRMATION_LINK_DAYS: number(7, 90, 'Lifetime of an e-mail confirmation link, in days.', 1),
  PASSWORD_LINK_MINUTES: number(60, 24 * 60, 'Lifetime of a password reset link, in minutes (S-34).', 1),
  PARTNER_CODE_MINUTES: number(
    30,
    24 * 60,
    'Lifetime of the code that confirms a partner’s e-mail, in minutes (S-42).',
    1,
  ),
  PARTNER_RESEND_SECONDS: number(60, 3600, 'Seconds before that code can be sent again (S-42).'),
  INTEREST_TOKEN_HOURS: number(
    24,
    24 * 7,
    'Lifetime of the token that a registration returns, in hours (S-30).',
    1,
  ),
  REVIEWER_TOKEN_DAYS: number(7, 90, 'Lifetime of an offer’s preview link, in days (S-26).', 1),
  ABUSE_WINDOW_MINUTES: number(
    15,
    24 * 60,
    'Window in which failed sign-ins are counted, in minutes (S-35).',
    1,
  ),
  LOGIN_TRIES_PER_ACCOUNT: number(5, 1000, 'Failed sign-ins allowed per account in that window (S-35).', 1),
  LOGIN_TRIES_PER_ADDRESS: number(
    20,
    10_000,
    'Failed sign-ins allowed per network address in that window (S-35).',
    1,
  ),
  LOGIN_TRIES_BEFORE_PROOF: number(
    50,
    100,
    'Failed sign-ins to one account in a day, from anywhere, after which unknown browsers also need a mailed code.',
    1,
  ),
  FORGOT_PER_HOUR: number(3, 100, 'Password reset mails per hour for one e-mail (S-35).', 1),
  CODES_PER_HOUR: number(
    10,
    100,
    'Codes and links per hour to one e-mail address; beyond that, no code is mailed to it.',
    1,
  ),
  CEP_PER_HOUR: number(60, 10_000, 'CEP lookups per hour from one network address (S-39).', 1),
  SIGN_INS_PER_HOUR: number(60, 10_000, 'Successful sign-ins per hour to one account.', 1),
  SIGN_UPS_PER_HOUR: number(20, 10_000, 'Sign-ups per hour from one network address (S-30).', 1),
  CONTACT_PER_HOUR: number(3, 100, 'Messages to stores per hour from one network address (S-43).', 1),
  STORE_CONTACTS_PER_HOUR: number(30, 1000, 'Messages to one store per hour, from anywhere (S-43).', 1),
  QUESTIONS_PER_HOUR: number(30, 1000, 'Questions per hour from one account.', 1),
  BANK_DATA_DAYS: number(90, 3650, 'Days for which bank data is kept after a refund (S-15).', 1),
  SALES_RECORD_YEARS: number(
    10,
    30,
    'Years for which the buyer of a sale, the recipient of a refund and its receipt are kept, access-restricted; then they are anonymised. At least 5, because this includes tax and anti-money-laundering records.',
    5,
  ),
  ACCESS_LOG_MONTHS: number(6, 60, 'Months for which access logs are kept (Lei 12.965/2014, art. 15).', 6),
  MAIL_WORDS_DAYS: number(
    90,
    3650,
    'Days after which text and subject of sent and dead mails are deleted (rule 0.14).',
    1,
  ),
  DATA_REQUEST_DAYS: number(15, 15, 'Days to answer a personal data request (Lei 13.709/2018, art. 19).', 1),
  DELETION_GRACE_DAYS: number(7, 14, 'Days within which a sign-in cancels the deletion of an account.', 1),
};
