import type { FeeRule } from '@patio/domain/trading/costs/fee-rule.ts';
import type { FreightTable } from '@patio/domain/trading/freight/freight-options.ts';
import type { RegretSetting } from '@patio/domain/sales/regrets/decide-regret.ts';
import type { StrikeRules } from '@patio/domain/people/strikes/active-strikes.ts';
import type { ExposureLimits } from '@patio/domain/people/trust/exposure-limit.ts';
import type { Role } from './variables/server-variables.ts';
import type { ProposalLimits } from '@patio/domain/sales/proposals/decide-proposal.ts';

export type { Role };

/** The whole validated configuration of a process. Created by `loadConfig`, passed to everything that needs it. */
export type Config = {
  mode: 'development' | 'test' | 'staging' | 'production';
  /** Roles of this process, in the order web, api, worker; at least one. */
  roles: readonly Role[];
  host: string;
  /** 0 = any free port. */
  port: number;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Additional host names of the site, without ports. */
  hosts: readonly string[];
  /** Peers whose `X-Forwarded-*` headers are trusted (comma-separated addresses or networks). */
  trustProxy: string | null;
  /** Memory used by a password hash, in KiB. */
  passwordMemoryKib: number;
  /** Staff and store users need a second step (decision 0064). */
  staffSecondStep: boolean;
  /** Maximum of event streams per network address in one process. */
  liveLinesPerAddress: number;
  internal: Internal;
  /** Absolute path. */
  dataDir: string;
  /** Absolute path of the reference data. */
  sharedDataDir: string;
  /** Load the demo world into an empty database. */
  demo: boolean;
  /** 32 bytes for the encrypted columns in base64; null only before `withSecretKey`. */
  secretKey: string | null;
  /** Older keys: they only decrypt and verify. The oldest last. */
  formerKeys: readonly string[];
  database: { /** null = embedded */ url: string | null; poolMax: number };
  /** For pictures and attachments; shared by nodes that serve or create files. Absolute path. */
  filesDir: string;
  push: Push;
  mail: {
    /** null = stored as files in `dir` */ smtpUrl: string | null;
    from: string;
    /** Maximum of mails that one worker sends per second. */
    perSecond: number;
    dir: string;
  };
  identity: Identity;
  /** null = only the local table. */
  cep: { providerUrl: string | null; timeoutMs: number };
  log: { level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent' };
  rules: RuleSettings;
  brand: Brand;
};

/** How the roles reach each other. Origins have no trailing slash. */
export type Internal = {
  webPort: number;
  workerPort: number;
  /** api → web: every path that is not the api's own; null = this node serves no pages. */
  webOrigin: string | null;
  /** api → worker: `/media`; null = this node serves no media. */
  workerOrigin: string | null;
  /** web → api. */
  apiOrigin: string | null;
};

/** Sign-in with provider accounts (S-36). URLs have no trailing slash; a provider that is null is not configured. */
export type Identity = {
  google: { clientId: string; authUrl: string; issuer: string; keysUrl: string } | null;
  facebook: { appId: string; appSecret: string; authUrl: string; graphUrl: string } | null;
  /** Timeout for one reply, milliseconds. */
  timeoutMs: number;
  /** The demo's own provider replaces those that are not configured. */
  local: boolean;
};

/** Push messages (RFC 8030). */
export type Push = {
  /** Allowed push services; a leading `*.` matches any subdomain. */
  hosts: readonly string[];
  /** base64url, of P-256; null = derived from the secret key. */
  vapid: { publicKey: string; privateKey: string } | null;
};

/** Durations are in the unit of their name; money in centavos. Milliseconds wherever code compares instants. */
export type RuleSettings = {
  strictTaxId: boolean;
  profilePasswordOptional: boolean;
  questionsPublicBeforeAnswer: boolean;
  bidThrottleMs: number;
  softCloseMs: number;
  softCloseCapMs: number;
  defaultIncrementCentavos: number;
  conditionalSaleDays: number;
  refundDays: number;
  secondChanceDays: number;
  strikes: StrikeRules;
  /** Which purchases a consumer may return. */
  regret: RegretSetting;
  proposalExpiryMs: number;
  /** Maximum of proposals that a buyer may send for one offer, and have open in total. */
  proposalLimits: ProposalLimits;
  idempotencyMs: number;
  doubleSendMs: number;
  withdrawnProposalMs: number;
  closeScanMs: number;
  /** Maximum of offers in a whole list. */
  offerListCap: number;
  /** Between two mails about one offer to one user. */
  overtakenMailMs: number;
  /** Per user, mailed individually. */
  alertMailsPerHour: number;
  /** Between two messages to sellers about questions, or proposals, on one offer. */
  sellingDigestMs: number;
  /** Working days to contact a buyer, as stated to sellers. */
  sellerAnswerDays: number;
  /** What the buyer pays besides the price. */
  fee: FeeRule;
  /** Delivery price per state; to be agreed in other states (S-17). */
  freightTable: FreightTable;
  /** Exposure limits by level and profile (rule 0.26). */
  exposure: ExposureLimits;
  /** Of the six-digit code that confirms an e-mail. */
  confirmationCodeMs: number;
  /** After this time an account that never confirmed its e-mail and has no deals is removed; 0: never. */
  unconfirmedMs: number;
  sessionTokenMs: number;
  sessionIdleMs: number;
  sessionAbsoluteMs: number;
  accessCodeMs: number;
  codeAttempts: number;
  confirmationLinkMs: number;
  passwordLinkMs: number;
  partnerCodeMs: number;
  partnerResendMs: number;
  interestTokenMs: number;
  reviewerTokenMs: number;
  abuseWindowMs: number;
  loginAttemptsPerAccount: number;
  loginAttemptsPerAddress: number;
  questionsPerHour: number;
  cepPerHour: number;
  loginAttemptsBeforeProof: number;
  forgotPerHour: number;
  /** Codes to one address. */
  codesPerHour: number;
  signUpsPerHour: number;
  /** Maximum of sessions that one account may open per hour. */
  signInsPerHour: number;
  contactPerHour: number;
  storeContactsPerHour: number;
  bankDataDays: number;
  salesRecordYears: number;
  accessLogMonths: number;
  /** How long the text of sent mails is kept. */
  mailWordsMs: number;
  dataRequestDays: number;
  deletionGraceMs: number;
};

/** Brand and company (S-48). Telephones are digits only, area code first; sites null = no link. */
export type Brand = {
  name: string;
  legalName: string;
  cnpj: string;
  hours: string;
  office: {
    street: string;
    district: string;
    city: string;
    uf: string;
    cep: string;
    /** All in one line. */ line: string;
  };
  phone: string;
  whatsapp: string;
  email: string;
  salesEmail: string;
  sellerTeams: readonly { category: string; whatsapp: string }[];
  logisticsUrl: string | null;
  logistics: { name: string; cnpj: string; addresses: readonly string[] };
  careersUrl: string | null;
  privacyPortalUrl: string | null;
  partnerPlatformUrl: string | null;
  /** URL of a tag manager's script; null: none. */
  analyticsContainer: string | null;
  dpo: { name: string; email: string };
  auctioneer: { name: string; registration: string | null } | null;
};
