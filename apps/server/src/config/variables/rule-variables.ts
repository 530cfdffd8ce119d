import { CHOICE_SETTINGS } from '@patio/domain/sales/settings/business-settings.ts';
import { WHOLE_SETTINGS, type WholeSettingName } from '@patio/domain/sales/settings/whole-settings.ts';
import { money } from '../money-fields.ts';
import { choice, flag, optionalFlag, whole, type About } from '../fields.ts';

const number = (initial: number, max: number, about: string, min = 0) =>
  whole({
    about,
    initial: String(initial),
    example: String(Math.max(min, Math.min(max, initial * 2))),
    min,
    max,
  });

const { REGRET: regret, RELEASE_TRANSFER: release, STORAGE_KEYS: keys } = CHOICE_SETTINGS;

/** The initial value of a setting that administrators change in the back office. */
function setting(name: WholeSettingName) {
  const { initial, max, about, operatorMin } = WHOLE_SETTINGS[name];
  return number(initial, max, about, operatorMin);
}

/** The same of an amount, in centavos. */
function moneySetting(name: WholeSettingName) {
  const { initial, max, about, operatorMin: min } = WHOLE_SETTINGS[name];
  return money({ about, initial: String(initial), example: String(max), min, max });
}

const onOff = (initial: boolean, about: About['about']) =>
  flag({ about, initial: initial ? 'on' : 'off', example: initial ? 'off' : 'on' });

/** Configurable rules of bidding, proposals and purchases. */
export const dealVariables = {
  BID_THROTTLE_MINUTES: setting('BID_THROTTLE_MINUTES'),
  SOFT_CLOSE_MINUTES: setting('SOFT_CLOSE_MINUTES'),
  SOFT_CLOSE_CAP_MINUTES: setting('SOFT_CLOSE_CAP_MINUTES'),
  DEFAULT_INCREMENT: number(
    0,
    1_000_000,
    'Step of automatic bids for imported offers, in reais; 0 = from the increments or the price band of each offer (S-02).',
  ),
  IMPORT_PHOTOS_MB: number(
    300,
    2000,
    'Size of a ZIP with photos that is imported in the back office, in MB; it is unpacked in the worker.',
    1,
  ),
  CONDITIONAL_SALE_DAYS: setting('CONDITIONAL_SALE_DAYS'),
  REFUND_DAYS: setting('REFUND_DAYS'),
  PAYMENT_DAYS: setting('PAYMENT_DAYS'),
  PAYMENT_DEFAULT_DAYS: setting('PAYMENT_DEFAULT_DAYS'),
  PAYOUT_DAYS: setting('PAYOUT_DAYS'),
  PAYOUT_BANK_DAYS: setting('PAYOUT_BANK_DAYS'),
  CREDIT_DAYS: setting('CREDIT_DAYS'),
  RELEASE_DAYS: setting('RELEASE_DAYS'),
  HANDOVER_DAYS: setting('HANDOVER_DAYS'),
  PICKUP_SLOT_MINUTES: setting('PICKUP_SLOT_MINUTES'),
  PICKUP_CAPACITY: setting('PICKUP_CAPACITY'),
  PICKUP_LEAD_HOURS: setting('PICKUP_LEAD_HOURS'),
  PICKUP_CHANGE_HOURS: setting('PICKUP_CHANGE_HOURS'),
  PICKUP_DAYS_AHEAD: setting('PICKUP_DAYS_AHEAD'),
  PICKUP_MISSED_HOURS: setting('PICKUP_MISSED_HOURS'),
  STEP_REMINDER_DAYS: setting('STEP_REMINDER_DAYS'),
  DELIVERY_STEP_DAYS: setting('DELIVERY_STEP_DAYS'),
  DELIVERY_CONFIRM_DAYS: setting('DELIVERY_CONFIRM_DAYS'),
  DELIVERY_REMIND_DAYS: setting('DELIVERY_REMIND_DAYS'),
  STORAGE_DAILY: moneySetting('STORAGE_DAILY'),
  STORAGE_FREE_DAYS: setting('STORAGE_FREE_DAYS'),
  STORAGE_MOST_DAYS: setting('STORAGE_MOST_DAYS'),
  STORAGE_REMIND_DAYS: setting('STORAGE_REMIND_DAYS'),
  STORAGE_WAIVE: moneySetting('STORAGE_WAIVE'),
  STORAGE_KEYS: choice({ about: keys.about, initial: keys.initial, example: 'paid' }, keys.choices),
  SECOND_CHANCE_DAYS: setting('SECOND_CHANCE_DAYS'),
  STRIKES_BEFORE_BLOCK: setting('STRIKES_BEFORE_BLOCK'),
  THEFT_CHECK_DAYS: setting('THEFT_CHECK_DAYS'),
  LEGAL_CHECK_DAYS: setting('LEGAL_CHECK_DAYS'),
  RELEASE_CHECK_DAYS: setting('RELEASE_CHECK_DAYS'),
  STRIKE_MONTHS: setting('STRIKE_MONTHS'),
  TRANSFER_LIEN_DAYS: setting('TRANSFER_LIEN_DAYS'),
  TRANSFER_INTENT_DAYS: setting('TRANSFER_INTENT_DAYS'),
  TRANSFER_SIGN_DAYS: setting('TRANSFER_SIGN_DAYS'),
  RELEASE_TRANSFER: choice(
    { about: release.about, initial: release.initial, example: 'signatures' },
    release.choices,
  ),
  REGRET: choice({ about: regret.about, initial: regret.initial, example: 'buy-now' }, regret.choices),
  PROPOSAL_EXPIRY_HOURS: setting('PROPOSAL_EXPIRY_HOURS'),
  PROPOSALS_PER_OFFER: setting('PROPOSALS_PER_OFFER'),
  OPEN_PROPOSALS: setting('OPEN_PROPOSALS'),
  IDEMPOTENCY_HOURS: number(
    24,
    24 * 30,
    'Hours for which the first reply to an Idempotency-Key is stored.',
    1,
  ),
  DOUBLE_SEND_SECONDS: setting('DOUBLE_SEND_SECONDS'),
  WITHDRAWN_PROPOSAL_DAYS: setting('WITHDRAWN_PROPOSAL_DAYS'),
  CLOSE_SCAN_SECONDS: number(5, 300, 'Seconds between two scans for ended offers (S-08).', 1),
  OFFER_LIST_CAP: number(
    500,
    5000,
    'Maximum of offers in a list without paging; a link leads to the rest.',
    1,
  ),
  OVERTAKEN_MAIL_MINUTES: setting('OVERTAKEN_MAIL_MINUTES'),
  ALERT_MAILS_PER_HOUR: setting('ALERT_MAILS_PER_HOUR'),
  SELLING_DIGEST_MINUTES: setting('SELLING_DIGEST_MINUTES'),
  AML_CASH: moneySetting('AML_CASH'),
  AML_REGISTRATION: moneySetting('AML_REGISTRATION'),
  AML_SPLIT_DAYS: setting('AML_SPLIT_DAYS'),
  SELLER_ANSWER_DAYS: setting('SELLER_ANSWER_DAYS'),
  PROMISED_ANSWER_HOURS: setting('PROMISED_ANSWER_HOURS'),
  MESSAGE_ANSWER_DAYS: setting('MESSAGE_ANSWER_DAYS'),
  MESSAGE_CLOSES_DAYS: setting('MESSAGE_CLOSES_DAYS'),
  MESSAGE_MAIL_MINUTES: setting('MESSAGE_MAIL_MINUTES'),
  COMPLAINT_ANSWER_DAYS: setting('COMPLAINT_ANSWER_DAYS'),
  COMPLAINT_REVIEW_DAYS: setting('COMPLAINT_REVIEW_DAYS'),
  COMPLAINT_REPLY_DAYS: setting('COMPLAINT_REPLY_DAYS'),
  COMPLAINT_REOPEN_DAYS: setting('COMPLAINT_REOPEN_DAYS'),
  COMPLAINT_FULFIL_DAYS: setting('COMPLAINT_FULFIL_DAYS'),
  COMPLAINT_TERM_DAYS: setting('COMPLAINT_TERM_DAYS'),
  VISIT_SLOT_MINUTES: setting('VISIT_SLOT_MINUTES'),
  VISIT_LEAD_HOURS: setting('VISIT_LEAD_HOURS'),
  VISIT_DAYS_AHEAD: setting('VISIT_DAYS_AHEAD'),
  OPEN_VISITS: setting('OPEN_VISITS'),
  VISIT_NO_SHOWS: setting('VISIT_NO_SHOWS'),
  VISIT_NO_SHOW_DAYS: setting('VISIT_NO_SHOW_DAYS'),
  VISIT_RECORD_HOURS: setting('VISIT_RECORD_HOURS'),
  TAKEN_WORK_HOURS: setting('TAKEN_WORK_HOURS'),
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
  MESSAGES_PER_HOUR: number(
    30,
    1000,
    'Messages about deals per hour from one buyer, and from one user of the back office in one conversation.',
    1,
  ),
  COMPLAINTS_PER_DAY: number(5, 100, 'Complaints that one buyer opens in a day.', 1),
  BANK_DATA_DAYS: setting('BANK_DATA_DAYS'),
  SALES_RECORD_YEARS: setting('SALES_RECORD_YEARS'),
  ACCESS_LOG_MONTHS: setting('ACCESS_LOG_MONTHS'),
  DOCUMENT_YEARS: setting('DOCUMENT_YEARS'),
  MAIL_WORDS_DAYS: setting('MAIL_WORDS_DAYS'),
  DATA_REQUEST_DAYS: number(15, 15, 'Days to answer a personal data request (Lei 13.709/2018, art. 19).', 1),
  DELETION_GRACE_DAYS: number(7, 14, 'Days within which a sign-in cancels the deletion of an account.', 1),
};
