import { EXPOSURE_DEFAULTS } from '../../people/trust/exposure-limit.ts';
import { STRIKE_DEFAULTS } from '../../people/strikes/active-strikes.ts';
import { AML_SETTINGS } from './aml-settings.ts';
import { HANDOVER_SETTINGS } from './handover-settings.ts';
import { PAYMENT_SETTINGS } from './payment-settings.ts';
import { STORAGE_SETTINGS } from './storage-settings.ts';
import { VISIT_SETTINGS } from './visit-settings.ts';
import { whole, type WholeSetting } from './whole-setting.ts';

const bids = whole('bids');
const proposals = whole('proposals');
const deals = whole('deals');
const answers = whole('answers');
const mails = whole('mails');
const retention = whole('retention');

const exposed = (centavos: number, whose: string): WholeSetting =>
  whole('limits')(
    'reais',
    centavos / 100,
    [1000, 100_000_000],
    `Exposure limit for ${whose}, in reais: leading bids, open proposals and unpaid purchases together.`,
  );
const { level1, level2, depositFactor } = EXPOSURE_DEFAULTS;

/**
 * The settings of the business that are whole numbers, by the environment variable with their initial value. Contract, server, screen and
 * documentation are derived from this table (decision 0107).
 */
export const WHOLE_SETTINGS = {
  BID_THROTTLE_MINUTES: bids(
    'minutes',
    3,
    [1, 60],
    'Minutes between two bids of one user on one offer; 0 = no limit (S-03).',
    0,
  ),
  SOFT_CLOSE_MINUTES: bids(
    'minutes',
    3,
    [1, 10],
    'Closing window: a bid in the last minutes moves the end to this long after the bid.',
    0,
  ),
  SOFT_CLOSE_CAP_MINUTES: bids(
    'minutes',
    60,
    [10, 60],
    'Maximum of minutes that extensions can move an end in total.',
    0,
  ),
  DOUBLE_SEND_SECONDS: bids(
    'seconds',
    10,
    [1, 600],
    'Seconds within which the same bid sent twice counts once (S-16).',
    0,
  ),
  PROPOSAL_EXPIRY_HOURS: proposals(
    'hours',
    48,
    [1, 24 * 60],
    'Hours after which a pending proposal expires.',
  ),
  PROPOSALS_PER_OFFER: proposals(
    'times',
    3,
    [1, 100],
    'Maximum of proposals that one buyer may send for one offer.',
  ),
  OPEN_PROPOSALS: proposals(
    'times',
    20,
    [1, 1000],
    'Maximum of open proposals of one buyer, over all offers.',
  ),
  WITHDRAWN_PROPOSAL_DAYS: proposals(
    'days',
    30,
    [1, 365],
    'Days for which a withdrawn proposal stays listed (S-54).',
    0,
  ),
  CONDITIONAL_SALE_DAYS: deals(
    'working-days',
    3,
    [1, 60],
    'Working days to decide on a sale below the reserve.',
  ),
  ...PAYMENT_SETTINGS,
  CREDIT_DAYS: deals(
    'working-days',
    10,
    [1, 90],
    'Working days within which a bank should release a credit.',
  ),
  RELEASE_DAYS: deals(
    'working-days',
    2,
    [1, 60],
    'Working days from the approved payment to the release of the vehicle.',
  ),
  HANDOVER_DAYS: deals(
    'working-days',
    10,
    [1, 90],
    'Working days from the release to the collection of the vehicle, or its delivery.',
  ),
  ...HANDOVER_SETTINGS,
  ...STORAGE_SETTINGS,
  SECOND_CHANCE_DAYS: deals(
    'days',
    3,
    [1, 7],
    'Days that the next bidder has to accept a second chance, unless staff choose another period.',
  ),
  STRIKES_BEFORE_BLOCK: deals(
    'times',
    STRIKE_DEFAULTS.beforeBlock,
    [1, 100],
    'Number of defaults after which a buyer may not bid, propose or buy; 0 = never.',
    0,
  ),
  STRIKE_MONTHS: deals('months', STRIKE_DEFAULTS.months, [1, 120], 'Months for which a default counts.'),
  THEFT_CHECK_DAYS: deals(
    'days',
    0,
    [0, 365],
    'Maximum age in days of the theft check of a vehicle when its offer is first published; 0 = none is required.',
  ),
  LEGAL_CHECK_DAYS: deals(
    'days',
    0,
    [0, 365],
    'Maximum age in days of the checks of debts, liens and restrictions when an offer is first published; 0 = none are required.',
  ),
  RELEASE_CHECK_DAYS: deals(
    'days',
    0,
    [0, 365],
    'Maximum age in days of every legal check when a sold vehicle is released to its buyer; 0 = none is required.',
  ),
  TRANSFER_LIEN_DAYS: deals(
    'working-days',
    10,
    [1, 90],
    'Working days from the approved payment within which a seller has the lien of a vehicle released.',
  ),
  TRANSFER_INTENT_DAYS: deals(
    'working-days',
    3,
    [1, 60],
    'Working days within which a seller has the intent of transfer (ATPV-e) issued, once the payment is approved and no lien is left.',
  ),
  TRANSFER_SIGN_DAYS: deals('working-days', 3, [1, 60], 'Working days for each side to sign the ATPV-e.'),
  EXPOSURE_PERSON: exposed(level1.person, 'a person with a confirmed e-mail'),
  EXPOSURE_BUSINESS: exposed(level1.business, 'a company or dealer with a confirmed e-mail'),
  EXPOSURE_VERIFIED_PERSON: exposed(level2.person, 'a person whose identity was verified'),
  EXPOSURE_VERIFIED_COMPANY: exposed(level2.company, 'a company whose identity was verified'),
  EXPOSURE_VERIFIED_DEALER: exposed(level2.dealer, 'a dealer whose identity was verified'),
  EXPOSURE_PER_DEPOSIT: whole('limits')(
    'times',
    depositFactor,
    [1, 100],
    'Factor by which a deposit raises the limit of a verified account.',
  ),
  ...AML_SETTINGS,
  SELLER_ANSWER_DAYS: answers(
    'working-days',
    1,
    [1, 30],
    'Working days that sellers are given, in their notifications, to contact a buyer or decide on a cancellation request.',
  ),
  PROMISED_ANSWER_HOURS: answers(
    'hours',
    48,
    [1, 720],
    'Hours, by the clock, within which questions, proposals, cancellation requests, verifications and documents are answered: what the desk counts as due.',
  ),
  MESSAGE_ANSWER_DAYS: answers(
    'working-days',
    1,
    [1, 30],
    'Working days within which a message of a buyer about a deal is answered: what the desk counts as due.',
  ),
  MESSAGE_CLOSES_DAYS: answers(
    'days',
    30,
    [1, 365],
    'Days after the end of a deal for which buyer and seller may write to each other; then the conversation is a record.',
  ),
  COMPLAINT_ANSWER_DAYS: answers(
    'working-days',
    5,
    [1, 30],
    'Working days within which a complaint of a buyer is answered; then the house answers instead of a store, and the buyer may have it reviewed.',
  ),
  COMPLAINT_REVIEW_DAYS: answers(
    'working-days',
    5,
    [1, 30],
    'Working days within which a complaint that the buyer had reviewed is answered by another person.',
  ),
  COMPLAINT_REPLY_DAYS: answers(
    'days',
    10,
    [1, 90],
    'Days for a buyer to react to an answer, a proposal or a question about their complaint; then it is closed.',
  ),
  COMPLAINT_REOPEN_DAYS: answers(
    'days',
    15,
    [1, 365],
    'Days after its end for which a buyer may open a complaint again.',
  ),
  COMPLAINT_FULFIL_DAYS: answers(
    'days',
    30,
    [1, 180],
    'Days within which a solution that both sides agreed on is carried out (CDC art. 18 gives 30 for a repair).',
  ),
  COMPLAINT_TERM_DAYS: answers(
    'days',
    90,
    [90, 3650],
    'Days from the delivery, or from the discovery of a hidden defect, after which a complaint is marked as late (CDC art. 26: at least 90 for a vehicle).',
  ),
  TAKEN_WORK_HOURS: answers(
    'hours',
    24,
    [1, 720],
    'Hours without action after which work that a member of the team has taken is free again.',
  ),
  ...VISIT_SETTINGS,
  OVERTAKEN_MAIL_MINUTES: mails(
    'minutes',
    15,
    [1, 24 * 60],
    'Minutes between two outbid mails to one user about one offer; events in between are grouped.',
    0,
  ),
  ALERT_MAILS_PER_HOUR: mails(
    'times',
    12,
    [1, 1000],
    'Alert mails per hour to one user, not counting outcomes and overtaken bids; the rest are grouped in one mail.',
  ),
  SELLING_DIGEST_MINUTES: mails(
    'minutes',
    30,
    [1, 24 * 60],
    'Minutes between two messages to sellers about questions, or about proposals, on one offer; events in between are grouped.',
    0,
  ),
  MESSAGE_MAIL_MINUTES: mails(
    'minutes',
    10,
    [1, 24 * 60],
    'Minutes of silence after which messages about a deal that were not read are mailed, all in one.',
  ),
  BANK_DATA_DAYS: retention(
    'days',
    90,
    [30, 3650],
    'Days for which bank data is kept after a refund (S-15).',
    1,
  ),
  SALES_RECORD_YEARS: retention(
    'years',
    10,
    [5, 30],
    'Years for which the buyer of a sale, the recipient of a refund and its receipt are kept, access-restricted; then they are anonymised. At least 5, because this includes tax and anti-money-laundering records.',
  ),
  ACCESS_LOG_MONTHS: retention(
    'months',
    6,
    [6, 60],
    'Months for which access logs are kept (Lei 12.965/2014, art. 15).',
  ),
  DOCUMENT_YEARS: retention(
    'years',
    5,
    [5, 30],
    'Years for which a document that staff asked for is kept after it was accepted, and a request after it ended; the account can be deleted before.',
  ),
  MAIL_WORDS_DAYS: retention(
    'days',
    90,
    [30, 3650],
    'Days after which text and subject of sent and dead mails are deleted (rule 0.14).',
    1,
  ),
} as const satisfies Readonly<Record<string, WholeSetting>>;
export type WholeSettingName = keyof typeof WHOLE_SETTINGS;
