import type { FeeRule } from '@patio/domain/trading/costs/fee-rule.ts';
import type { FreightTable } from '@patio/domain/trading/freight/freight-options.ts';
import type { RegretSetting } from '@patio/domain/sales/regrets/decide-regret.ts';
import type { StrikeRules } from '@patio/domain/people/strikes/active-strikes.ts';
import type { ExposureLimits } from '@patio/domain/people/trust/exposure-limit.ts';
import type { Role } from './variables/server-variables.ts';
import type { ProposalLimits } from '@patio/domain/sales/proposals/decide-proposal.ts';

export type { Role };

/** The whole configuration of a process, validated. Made by `loadConfig`, passed to everything that needs it. */
export type Config = {
  mode: 'development' | 'test' | 'staging' | 'production';
  /** Roles of this process, in the order web, api, worker; at least one. */
  roles: readonly Role[];
  host: string;
  /** 0 = any free port. */
  port: number;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Further names of hosts under which people reach the site, without ports. */
  hosts: readonly string[];
  /** `X-Forwarded-*` headers count when they come from these (comma list of addresses or networks). */
  trustProxy: string | null;
  /** Memory that the hash of a password takes, in KiB. */
  passwordMemoryKib: number;
  /** Staff and users of stores work with a second step only (decision 0064). */
  staffSecondStep: boolean;
  /** Most live connections of one network address at one process. */
  liveLinesPerAddress: number;
  internal: Internal;
  /** Absolute path. */
  dataDir: string;
  /** Absolute path of the reference data. */
  sharedDataDir: string;
  /** Load the demo world into an empty database. */
  demo: boolean;
  /** 32 bytes for the encrypted columns in base64; null only before `withSecretKey` was asked. */
  secretKey: string | null;
  /** Older keys: they open and check what was made with them, and make nothing any more. The oldest last. */
  formerKeys: readonly string[];
  database: { /** null = embedded */ url: string | null; poolMax: number };
  /** Of pictures and attachments; nodes that serve or make files share it. Absolute path. */
  filesDir: string;
  push: Push;
  mail: {
    /** null = stored as files in `dir` */ smtpUrl: string | null;
    from: string;
    /** Most mails that one worker hands over in a second. */
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

/** How the roles find one another. Origins have no slash at the end. */
export type Internal = {
  webPort: number;
  workerPort: number;
  /** api → web: every path that is not its own; null = this node serves no pages. */
  webOrigin: string | null;
  /** api → worker: `/media`; null = this node serves no media. */
  workerOrigin: string | null;
  /** web → api. */
  apiOrigin: string | null;
};

/** Sign-in with accounts elsewhere (S-36). Addresses have no slash at the end; a provider that is null is not set up. */
export type Identity = {
  google: { clientId: string; authUrl: string; issuer: string; keysUrl: string } | null;
  facebook: { appId: string; appSecret: string; authUrl: string; graphUrl: string } | null;
  /** Patience for one answer, milliseconds. */
  timeoutMs: number;
  /** The demo's own provider replaces those that are not set up. */
  local: boolean;
};

/** Messages to devices (RFC 8030). */
export type Push = {
  /** Push services that may be called; `*.` in front stands for any name below. */
  hosts: readonly string[];
  /** base64url, of P-256; null = made from the secret key. */
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
  /** What a consumer may take back. */
  regret: RegretSetting;
  proposalExpiryMs: number;
  /** How many proposals a buyer may send for one offer, and have open in all. */
  proposalLimits: ProposalLimits;
  idempotencyMs: number;
  doubleSendMs: number;
  withdrawnProposalMs: number;
  closeScanMs: number;
  /** Offers of a whole list at most. */
  offerListCap: number;
  /** Between two mails about one offer to one person. */
  overtakenMailMs: number;
  /** Of one person, mailed one by one. */
  alertMailsPerHour: number;
  /** Between two messages to sellers about questions, or proposals, on one offer. */
  sellingDigestMs: number;
  /** Working days to contact a buyer, as stated to sellers. */
  sellerAnswerDays: number;
  /** What the buyer pays beside the price. */
  fee: FeeRule;
  /** Price of delivery per state; a state without one: to be agreed on (S-17). */
  freightTable: FreightTable;
  /** What accounts may be exposed to, by level and profile (rule 0.26). */
  exposure: ExposureLimits;
  /** Of the six-digit code that confirms an e-mail. */
  confirmationCodeMs: number;
  /** After which an account that never confirmed its e-mail and has no deals is removed; 0: never. */
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
  /** Sessions that one account may open in an hour. */
  signInsPerHour: number;
  contactPerHour: number;
  storeContactsPerHour: number;
  bankDataDays: number;
  salesRecordYears: number;
  accessLogMonths: number;
  /** How long what was mailed can be read again. */
  mailWordsMs: number;
  dataRequestDays: number;
  deletionGraceMs: number;
};

/** Who the house is (S-48). Telephones are digits only, area code first; sites null = no link. */
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
  /** Address of the script of a tag manager; null: none. */
  analyticsContainer: string | null;
  dpo: { name: string; email: string };
  auctioneer: { name: string; registration: string | null } | null;
};
