import type { RuleSettings } from './config.ts';
import type { StorageKeys } from '@patio/domain/sales/storage-days/storage-terms.ts';
import type { RegretSetting } from '@patio/domain/sales/regrets/decide-regret.ts';
import type { ReleaseLevel } from '@patio/domain/sales/transfer/transfer-steps.ts';
import type { WholeSettingName } from '@patio/domain/sales/settings/whole-settings.ts';
import type { Values } from './variables/variables.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The values of the settings that are one of some words. */
export interface ChoiceValues {
  readonly REGRET: RegretSetting;
  readonly RELEASE_TRANSFER: ReleaseLevel;
  readonly STORAGE_KEYS: StorageKeys;
}

/** Returns the settings of the rules in the units of the code: milliseconds and centavos. */
export function ruleSettings(values: Values): RuleSettings {
  return {
    ...businessRules((name) => values[name], values),
    ...dealSettings(values),
    ...costSettings(values),
    ...trustSettings(values),
    ...accountSettings(values),
  };
}

type WholeSettings = (name: WholeSettingName) => number;

/** The rules that follow from the settings of the business, which `of` gives, money in centavos: initial ones, or those of the back office. */
export function businessRules(
  of: WholeSettings,
  { REGRET: regret, RELEASE_TRANSFER: release, STORAGE_KEYS: keys }: ChoiceValues,
) {
  return {
    bidThrottleMs: of('BID_THROTTLE_MINUTES') * MINUTE,
    softCloseMs: of('SOFT_CLOSE_MINUTES') * MINUTE,
    softCloseCapMs: of('SOFT_CLOSE_CAP_MINUTES') * MINUTE,
    conditionalSaleDays: of('CONDITIONAL_SALE_DAYS'),
    refundDays: of('REFUND_DAYS'),
    ...handoverRules(of, release),
    storage: storageRules(of, keys),
    ...complaintRules(of),
    visits: visitRules(of),
    secondChanceDays: of('SECOND_CHANCE_DAYS'),
    legalChecks: {
      publication: { theftDays: of('THEFT_CHECK_DAYS'), otherDays: of('LEGAL_CHECK_DAYS') },
      release: { theftDays: of('RELEASE_CHECK_DAYS'), otherDays: of('RELEASE_CHECK_DAYS') },
    },
    strikes: { beforeBlock: of('STRIKES_BEFORE_BLOCK'), months: of('STRIKE_MONTHS') },
    regret: regret,
    proposalExpiryMs: of('PROPOSAL_EXPIRY_HOURS') * HOUR,
    proposalLimits: { perOffer: of('PROPOSALS_PER_OFFER'), open: of('OPEN_PROPOSALS') },
    doubleSendMs: of('DOUBLE_SEND_SECONDS') * SECOND,
    withdrawnProposalMs: of('WITHDRAWN_PROPOSAL_DAYS') * DAY,
    overtakenMailMs: of('OVERTAKEN_MAIL_MINUTES') * MINUTE,
    alertMailsPerHour: of('ALERT_MAILS_PER_HOUR'),
    sellingDigestMs: of('SELLING_DIGEST_MINUTES') * MINUTE,
    sellerAnswerDays: of('SELLER_ANSWER_DAYS'),
    promisedAnswerHours: of('PROMISED_ANSWER_HOURS'),
    messageAnswerDays: of('MESSAGE_ANSWER_DAYS'),
    messageClosesMs: of('MESSAGE_CLOSES_DAYS') * DAY,
    messageMailMs: of('MESSAGE_MAIL_MINUTES') * MINUTE,
    takenWorkMs: of('TAKEN_WORK_HOURS') * HOUR,
    aml: {
      cash: of('AML_CASH'),
      registration: of('AML_REGISTRATION'),
      splitMs: of('AML_SPLIT_DAYS') * DAY,
    },
    bankDataDays: of('BANK_DATA_DAYS'),
    salesRecordYears: of('SALES_RECORD_YEARS'),
    accessLogMonths: of('ACCESS_LOG_MONTHS'),
    documentYears: of('DOCUMENT_YEARS'),
    mailWordsMs: of('MAIL_WORDS_DAYS') * DAY,
    exposure: {
      level1: { person: of('EXPOSURE_PERSON'), business: of('EXPOSURE_BUSINESS') },
      level2: {
        person: of('EXPOSURE_VERIFIED_PERSON'),
        company: of('EXPOSURE_VERIFIED_COMPANY'),
        dealer: of('EXPOSURE_VERIFIED_DEALER'),
      },
      depositFactor: of('EXPOSURE_PER_DEPOSIT'),
    },
  };
}

/** From the sale to the keys. */
function handoverRules(of: WholeSettings, release: ChoiceValues['RELEASE_TRANSFER']) {
  return {
    stageDays: {
      contact: of('SELLER_ANSWER_DAYS'),
      payment: of('PAYMENT_DAYS'),
      credit: of('CREDIT_DAYS'),
      release: of('RELEASE_DAYS'),
      handover: of('HANDOVER_DAYS'),
    },
    paymentDefaultDays: of('PAYMENT_DEFAULT_DAYS'),
    payouts: { days: of('PAYOUT_DAYS'), bankDays: of('PAYOUT_BANK_DAYS') },
    pickups: {
      slotMinutes: of('PICKUP_SLOT_MINUTES'),
      capacity: of('PICKUP_CAPACITY'),
      leadMs: of('PICKUP_LEAD_HOURS') * HOUR,
      changeMs: of('PICKUP_CHANGE_HOURS') * HOUR,
      daysAhead: of('PICKUP_DAYS_AHEAD'),
      missedMs: of('PICKUP_MISSED_HOURS') * HOUR,
    },
    stepReminderDays: of('STEP_REMINDER_DAYS'),
    deliveries: {
      step: of('DELIVERY_STEP_DAYS'),
      confirm: of('DELIVERY_CONFIRM_DAYS'),
      remind: of('DELIVERY_REMIND_DAYS'),
    },
    transfer: {
      lienDays: of('TRANSFER_LIEN_DAYS'),
      intentDays: of('TRANSFER_INTENT_DAYS'),
      signDays: of('TRANSFER_SIGN_DAYS'),
      release,
    },
  };
}

function storageRules(of: WholeSettings, keys: ChoiceValues['STORAGE_KEYS']) {
  return {
    terms: {
      freeDays: of('STORAGE_FREE_DAYS'),
      daily: of('STORAGE_DAILY'),
      mostDays: of('STORAGE_MOST_DAYS'),
      keys,
    },
    remindDays: of('STORAGE_REMIND_DAYS'),
    waive: of('STORAGE_WAIVE'),
  };
}

function complaintRules(of: WholeSettings) {
  return {
    complaintAnswerDays: of('COMPLAINT_ANSWER_DAYS'),
    complaintReviewDays: of('COMPLAINT_REVIEW_DAYS'),
    complaintReplyMs: of('COMPLAINT_REPLY_DAYS') * DAY,
    complaintReopenMs: of('COMPLAINT_REOPEN_DAYS') * DAY,
    complaintFulfilMs: of('COMPLAINT_FULFIL_DAYS') * DAY,
    complaintTermDays: of('COMPLAINT_TERM_DAYS'),
  };
}

function visitRules(of: WholeSettings) {
  return {
    slotMinutes: of('VISIT_SLOT_MINUTES'),
    leadMs: of('VISIT_LEAD_HOURS') * HOUR,
    daysAhead: of('VISIT_DAYS_AHEAD'),
    most: of('OPEN_VISITS'),
    mostMissed: of('VISIT_NO_SHOWS'),
    missedMs: of('VISIT_NO_SHOW_DAYS') * DAY,
    recordMs: of('VISIT_RECORD_HOURS') * HOUR,
  };
}

function dealSettings(values: Values) {
  return {
    strictTaxId: values.STRICT_TAX_ID,
    questionsPublicBeforeAnswer: values.QUESTIONS_PUBLIC_BEFORE_ANSWER,
    importPhotosMb: values.IMPORT_PHOTOS_MB,
    defaultIncrementCentavos: values.DEFAULT_INCREMENT * 100,
    idempotencyMs: values.IDEMPOTENCY_HOURS * HOUR,
    closeScanMs: values.CLOSE_SCAN_SECONDS * SECOND,
    offerListCap: values.OFFER_LIST_CAP,
  };
}

function costSettings(values: Values): Pick<RuleSettings, 'fee' | 'freightTable'> {
  return {
    fee: {
      basisPoints: values.BUYER_FEE_PERCENT,
      minimum: values.BUYER_FEE_MINIMUM,
      fixed: values.BUYER_FEE_FIXED,
    },
    freightTable: values.FREIGHT_PRICES,
  };
}

function trustSettings(values: Values) {
  return {
    confirmationCodeMs: values.CONFIRMATION_CODE_MINUTES * MINUTE,
    unconfirmedMs: values.UNCONFIRMED_DAYS * DAY,
  };
}

function accountSettings(values: Values) {
  return {
    profilePasswordOptional: values.PROFILE_PASSWORD_OPTIONAL,
    sessionTokenMs: values.SESSION_TOKEN_MINUTES * MINUTE,
    sessionIdleMs: values.SESSION_IDLE_HOURS * HOUR,
    sessionAbsoluteMs: values.SESSION_DAYS * DAY,
    accessCodeMs: values.ACCESS_CODE_MINUTES * MINUTE,
    codeAttempts: values.CODE_TRIES,
    confirmationLinkMs: values.CONFIRMATION_LINK_DAYS * DAY,
    passwordLinkMs: values.PASSWORD_LINK_MINUTES * MINUTE,
    partnerCodeMs: values.PARTNER_CODE_MINUTES * MINUTE,
    partnerResendMs: values.PARTNER_RESEND_SECONDS * SECOND,
    interestTokenMs: values.INTEREST_TOKEN_HOURS * HOUR,
    reviewerTokenMs: values.REVIEWER_TOKEN_DAYS * DAY,
    abuseWindowMs: values.ABUSE_WINDOW_MINUTES * MINUTE,
    loginAttemptsPerAccount: values.LOGIN_TRIES_PER_ACCOUNT,
    loginAttemptsPerAddress: values.LOGIN_TRIES_PER_ADDRESS,
    questionsPerHour: values.QUESTIONS_PER_HOUR,
    messagesPerHour: values.MESSAGES_PER_HOUR,
    complaintsPerDay: values.COMPLAINTS_PER_DAY,
    cepPerHour: values.CEP_PER_HOUR,
    loginAttemptsBeforeProof: values.LOGIN_TRIES_BEFORE_PROOF,
    forgotPerHour: values.FORGOT_PER_HOUR,
    signInsPerHour: values.SIGN_INS_PER_HOUR,
    codesPerHour: values.CODES_PER_HOUR,
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    contactPerHour: values.CONTACT_PER_HOUR,
    storeContactsPerHour: values.STORE_CONTACTS_PER_HOUR,
    dataRequestDays: values.DATA_REQUEST_DAYS,
    deletionGraceMs: values.DELETION_GRACE_DAYS * DAY,
  };
}
