import type { RuleSettings } from './config.ts';
import type { Values } from './variables/variables.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the settings of the rules in the units of the code: milliseconds and centavos. */
export function ruleSettings(values: Values): RuleSettings {
  return {
    ...dealSettings(values),
    ...costSettings(values),
    ...trustSettings(values),
    ...accountSettings(values),
  };
}

function dealSettings(values: Values) {
  return {
    strictTaxId: values.STRICT_TAX_ID,
    questionsPublicBeforeAnswer: values.QUESTIONS_PUBLIC_BEFORE_ANSWER,
    bidThrottleMs: values.BID_THROTTLE_MINUTES * MINUTE,
    softCloseMs: values.SOFT_CLOSE_MINUTES * MINUTE,
    softCloseCapMs: values.SOFT_CLOSE_CAP_MINUTES * MINUTE,
    defaultIncrementCentavos: values.DEFAULT_INCREMENT * 100,
    conditionalSaleDays: values.CONDITIONAL_SALE_DAYS,
    refundDays: values.REFUND_DAYS,
    secondChanceDays: values.SECOND_CHANCE_DAYS,
    strikes: { beforeBlock: values.STRIKES_BEFORE_BLOCK, months: values.STRIKE_MONTHS },
    regret: values.REGRET,
    proposalExpiryMs: values.PROPOSAL_EXPIRY_HOURS * HOUR,
    proposalLimits: { perOffer: values.PROPOSALS_PER_OFFER, open: values.OPEN_PROPOSALS },
    idempotencyMs: values.IDEMPOTENCY_HOURS * HOUR,
    doubleSendMs: values.DOUBLE_SEND_SECONDS * SECOND,
    withdrawnProposalMs: values.WITHDRAWN_PROPOSAL_DAYS * DAY,
    closeScanMs: values.CLOSE_SCAN_SECONDS * SECOND,
    offerListCap: values.OFFER_LIST_CAP,
    overtakenMailMs: values.OVERTAKEN_MAIL_MINUTES * MINUTE,
    alertMailsPerHour: values.ALERT_MAILS_PER_HOUR,
    sellingDigestMs: values.SELLING_DIGEST_MINUTES * MINUTE,
    sellerAnswerDays: values.SELLER_ANSWER_DAYS,
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
    exposure: {
      level1: { person: values.EXPOSURE_PERSON, business: values.EXPOSURE_BUSINESS },
      level2: {
        person: values.EXPOSURE_VERIFIED_PERSON,
        company: values.EXPOSURE_VERIFIED_COMPANY,
        dealer: values.EXPOSURE_VERIFIED_DEALER,
      },
      depositFactor: values.EXPOSURE_PER_DEPOSIT,
    },
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
    cepPerHour: values.CEP_PER_HOUR,
    loginAttemptsBeforeProof: values.LOGIN_TRIES_BEFORE_PROOF,
    forgotPerHour: values.FORGOT_PER_HOUR,
    signInsPerHour: values.SIGN_INS_PER_HOUR,
    codesPerHour: values.CODES_PER_HOUR,
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    contactPerHour: values.CONTACT_PER_HOUR,
    storeContactsPerHour: values.STORE_CONTACTS_PER_HOUR,
    bankDataDays: values.BANK_DATA_DAYS,
    salesRecordYears: values.SALES_RECORD_YEARS,
    accessLogMonths: values.ACCESS_LOG_MONTHS,
    mailWordsMs: values.MAIL_WORDS_DAYS * DAY,
    dataRequestDays: values.DATA_REQUEST_DAYS,
    deletionGraceMs: values.DELETION_GRACE_DAYS * DAY,
  };
}
