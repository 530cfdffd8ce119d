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

/** Rules of bidding, proposals and purchases that a house may choose. */
export const dealVariables = {
  BID_THROTTLE_MINUTES: number(
    3,
    60,
    'Minutes between two bids of one user on one offer; 0 switches it off (S-03).',
  ),
  SOFT_CLOSE_MINUTES: number(3, 10, 'Closing window: a bid inside it moves the end to now plus this.'),
  SOFT_CLOSE_CAP_MINUTES: number(60, 60, 'Most minutes that an end moves in all.'),
  DEFAULT_INCREMENT: number(
    0,
    1_000_000,
    'Step of automatic bids of imported offers, in reais; 0: by the increments or the price band of each (S-02).',
  ),
  CONDITIONAL_SALE_DAYS: number(3, 60, 'Working days to decide a sale below the reserve.', 1),
  REFUND_DAYS: number(
    5,
    30,
    'Working days within which the money of an approved cancellation is sent back, as its mail says.',
    1,
  ),
  SECOND_CHANCE_DAYS: number(
    3,
    7,
    'Days that the next bidder has to take an offer whose buyer defaulted, unless staff say otherwise.',
    1,
  ),
  STRIKES_BEFORE_BLOCK: number(
    STRIKE_DEFAULTS.beforeBlock,
    100,
    'Purchases not kept after which a buyer may not bid, propose or buy; 0 switches it off.',
  ),
  STRIKE_MONTHS: number(STRIKE_DEFAULTS.months, 120, 'Months for which a purchase not kept counts.', 1),
  REGRET: choice(
    {
      about:
        'What a consumer may take back until seven days after it was handed over: all purchases, or immediate ones alone (buy-now).',
      initial: 'all',
      example: 'buy-now',
    },
    ['all', 'buy-now'],
  ),
  PROPOSAL_EXPIRY_HOURS: number(48, 24 * 60, 'Hours after which a pending proposal expires.', 1),
  PROPOSALS_PER_OFFER: number(3, 100, 'Proposals that one buyer may send for one offer.', 1),
  OPEN_PROPOSALS: number(20, 1000, 'Proposals that one buyer may have open at a time, on all offers.', 1),
  IDEMPOTENCY_HOURS: number(24, 24 * 30, 'Hours that a first reply is stored for its Idempotency-Key.', 1),
  DOUBLE_SEND_SECONDS: number(10, 600, 'Seconds in which the same bid sent twice is one bid (S-16).'),
  WITHDRAWN_PROPOSAL_DAYS: number(30, 365, 'Days that a withdrawn proposal stays listed (S-54).'),
  CLOSE_SCAN_SECONDS: number(5, 300, 'Seconds between two looks for offers that ended (S-08).', 1),
  OFFER_LIST_CAP: number(
    500,
    5000,
    'Most offers of a list that is asked for without paging; a link leads to the rest.',
    1,
  ),
  OVERTAKEN_MAIL_MINUTES: number(
    15,
    24 * 60,
    'Minutes between two mails about one offer to a user who is overtaken; what comes meanwhile goes together.',
  ),
  ALERT_MAILS_PER_HOUR: number(
    12,
    1000,
    'Alerts an hour that one person is mailed one by one, outcomes and overtaken bids aside; the rest go together in one mail.',
    1,
  ),
  SELLING_DIGEST_MINUTES: number(
    30,
    24 * 60,
    'Minutes between two messages to those who sell about questions, or about proposals, on one offer; what comes meanwhile goes together.',
  ),
  SELLER_ANSWER_DAYS: number(
    1,
    30,
    'Working days that those who sell are told they have to contact a buyer or to decide on a cancellation request.',
    1,
  ),
  QUESTIONS_PUBLIC_BEFORE_ANSWER: onOff(true, 'Show a question to everybody before it is answered (S-23).'),
};

/** Rules of accounts, sessions, codes, and of what is stored how long. */
export const accountVariables = {
  PROFILE_PASSWORD_OPTIONAL: onOff(false, 'Let the profile be saved without a new password (C-87).'),
  STAFF_SECOND_STEP: optionalFlag({
    about:
      'Let staff and users of stores work with a second step only; absent: on, but not in the demo. It cannot be off elsewhere.',
    example: 'on',
  }),
  SESSION_TOKEN_MINUTES: number(15, 24 * 60, 'Life of the readable session token.', 1),
  SESSION_IDLE_HOURS: number(12, 24 * 30, 'Hours without use after which a session ends (S-32).', 1),
  SESSION_DAYS: number(30, 365, 'Most days that a session lives (S-32).', 1),
  ACCESS_CODE_MINUTES: number(10, 120, 'Life of an e-mailed access code (S-33).', 1),
  CODE_TRIES: number(5, 20, 'Wrong tries that an e-mailed code allows (S-33, S-42).', 1),
  CONFIRMATION_LINK_DAYS: number(7, 90, 'Life of a link that confirms the e-mail of an account, in days.', 1),
  PASSWORD_LINK_MINUTES: number(60, 24 * 60, 'Life of a link for a forgotten password (S-34).', 1),
  PARTNER_CODE_MINUTES: number(30, 24 * 60, 'Life of the code that confirms a partner’s e-mail (S-42).', 1),
  PARTNER_RESEND_SECONDS: number(60, 3600, 'Seconds between two sendings of that code (S-42).'),
  INTEREST_TOKEN_HOURS: number(24, 24 * 7, 'Life of the token that a registration answers (S-30).', 1),
  REVIEWER_TOKEN_DAYS: number(7, 90, 'Life of a preview link of an offer (S-26).', 1),
  ABUSE_WINDOW_MINUTES: number(15, 24 * 60, 'Window in which wrong sign-ins are counted (S-35).', 1),
  LOGIN_TRIES_PER_ACCOUNT: number(5, 1000, 'Wrong sign-ins of one account in that window (S-35).', 1),
  LOGIN_TRIES_PER_ADDRESS: number(
    20,
    10_000,
    'Wrong sign-ins from one network address in that window (S-35).',
    1,
  ),
  LOGIN_TRIES_BEFORE_PROOF: number(
    50,
    100,
    'Wrong sign-ins of one account in a day, from everywhere, after which unknown browsers also need a code by mail.',
    1,
  ),
  FORGOT_PER_HOUR: number(3, 100, 'Forgotten-password mails an hour for one e-mail (S-35).', 1),
  CODES_PER_HOUR: number(
    10,
    100,
    'Codes and links an hour to one address after which it is mailed no further code, whatever it is for.',
    1,
  ),
  CEP_PER_HOUR: number(
    60,
    10_000,
    'CEPs an hour that one network address has the service asked for (S-39).',
    1,
  ),
  SIGN_INS_PER_HOUR: number(60, 10_000, 'Sign-ins an hour to one account that succeed.', 1),
  SIGN_UPS_PER_HOUR: number(20, 10_000, 'Sign-ups an hour from one network address (S-30).', 1),
  CONTACT_PER_HOUR: number(3, 100, 'Messages an hour to resellers from one network address (S-43).', 1),
  STORE_CONTACTS_PER_HOUR: number(30, 1000, 'Messages an hour to one reseller, from everywhere (S-43).', 1),
  QUESTIONS_PER_HOUR: number(30, 1000, 'Questions an hour that one account may ask.', 1),
  BANK_DATA_DAYS: number(90, 3650, 'Days that bank data is kept after a refund (S-15).', 1),
  SALES_RECORD_YEARS: number(
    10,
    30,
    'Years after a sale for which who bought, to whom a refund went and its receipt are kept, access-restricted; then anonymised. Fiscal and anti-money-laundering records are part of it, so that it is never less than 5.',
    5,
  ),
  ACCESS_LOG_MONTHS: number(6, 60, 'Months that access logs are kept (Lei 12.965/2014, art. 15).', 6),
  MAIL_WORDS_DAYS: number(
    90,
    3650,
    'Days after which mails that were sent or given up keep neither words nor subject (rule 0.14).',
    1,
  ),
  DATA_REQUEST_DAYS: number(15, 15, 'Days to answer a personal data request (Lei 13.709/2018, art. 19).', 1),
  DELETION_GRACE_DAYS: number(7, 14, 'Days in which a sign-in undoes the deletion of an account.', 1),
};
