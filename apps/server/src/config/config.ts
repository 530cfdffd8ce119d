import type { VisitRules } from '@patio/domain/sales/visits/visit-slots.ts';
import type { StorageRules } from '@patio/domain/sales/storage-days/storage-terms.ts';
import type { PickupRules } from '@patio/domain/sales/pickups/decide-pickup.ts';
import type { StageDays } from '@patio/domain/sales/purchases/purchase-progress.ts';
import type { FeeRule } from '@patio/domain/trading/costs/fee-rule.ts';
import type { FreightTable } from '@patio/domain/trading/freight/freight-options.ts';
import type { RegretSetting } from '@patio/domain/sales/regrets/decide-regret.ts';
import type { CheckTerms } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import type { TransferTerms } from '@patio/domain/sales/transfer/transfer-plan.ts';
import type { StrikeRules } from '@patio/domain/people/strikes/active-strikes.ts';
import type { ExposureLimits } from '@patio/domain/people/trust/exposure-limit.ts';
import type { PixSettings } from './pix-settings.ts';
import type { BusinessValues } from './variables/variables.ts';
import type { Role } from './variables/server-variables.ts';
import type { ProposalLimits } from '@patio/domain/sales/proposals/decide-proposal.ts';

export type { Role };
/** The scanner of files that users send. */
export interface ScannerSettings {
  /** Null: only the test file of scanners is known. */
  clamd: { host: string; port: number; waitMs: number } | null;
  whenAway: 'hold' | 'refuse';
}

/** Who is asked about vehicles by their plates. */
export interface VehicleDataSettings {
  /** Null: nobody, or the invented plates. */
  readonly service: { readonly url: string; readonly token: string | null; readonly waitMs: number } | null;
  /** Invented plates are known; never in production. */
  readonly local: boolean;
  readonly perDay: number;
  readonly perUser: number;
}

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
  /** For files on the disk; shared by nodes that serve or create files. Absolute path. */
  filesDir: string;
  /** Where pages load pictures from, without a slash at the end; null = the site itself. */
  picturesUrl: string | null;
  files: Files;
  scanner: ScannerSettings;
  pix: PixSettings;
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
  vehicleData: VehicleDataSettings;
  /** The register of invented answers, which is asked about vehicles; never in production. */
  vehicleRegister: { local: boolean };
  log: { level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent' };
  /** Follow the settings of the business (`followSettings`): read a value when it is needed, never keep it. */
  rules: RuleSettings;
  /** The settings of the business as the environment sets them, which apply until administrators change them. */
  initialSettings: BusinessValues;
  /** The names of variables that still describe the company of the examples; none outside production. */
  exampleNames: readonly string[];
  brand: Brand;
};

/** Where files are: `in` is written to; the other is read for what has not been moved yet, if `s3` is set. */
export type Files = { in: 'disk' | 's3'; s3: S3Settings | null };

/** A bucket of S3, or of a service that speaks like it. */
export type S3Settings = {
  /** null = that of Amazon in `region` */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is part of the path, not of the host name. */
  pathStyle: boolean;
  /** Maximum wait for an answer. */
  waitMs: number;
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
  importPhotosMb: number;
  conditionalSaleDays: number;
  refundDays: number;
  /** Working days for each stage from the sale to the handover. */
  stageDays: StageDays;
  /** Working days after its due date at which a charge that is not paid is put before sales; 0: never. */
  paymentDefaultDays: number;
  payouts: { days: number; bankDays: number };
  pickups: PickupRules;
  /** Working days before the last day of a step on which who does it is reminded. */
  stepReminderDays: number;
  /** Working days of a delivery: for a step, for its confirmation, and how long before the end of a term its buyer is reminded. */
  deliveries: { step: number; confirm: number; remind: number };
  storage: StorageRules;
  secondChanceDays: number;
  /** For how many days legal checks count, when an offer is published and when a vehicle is released. */
  legalChecks: { publication: CheckTerms; release: CheckTerms };
  /** The terms of the house in the transfer of ownership, and what of it the release waits for. */
  transfer: TransferTerms;
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
  /** Hours by the clock within which the house answers. */
  promisedAnswerHours: number;
  /** Working days within which messages of buyers are answered. */
  messageAnswerDays: number;
  /** How long after the end of a deal its conversation stays open. */
  messageClosesMs: number;
  /** Silence after which unread messages are mailed. */
  messageMailMs: number;
  /** Working days to answer a complaint, and to review one. */
  complaintAnswerDays: number;
  complaintReviewDays: number;
  /** For the buyer to react, and to open a complaint again. */
  complaintReplyMs: number;
  complaintReopenMs: number;
  /** To carry out what was agreed. */
  complaintFulfilMs: number;
  /** Days after which a complaint is late. */
  complaintTermDays: number;
  takenWorkMs: number;
  /** What can be booked of visits, and what limits who books. */
  visits: VisitRules & {
    /** Open visits of one user. */
    most: number;
    /** From so many visits without coming on, within so long, the team is asked. */
    mostMissed: number;
    missedMs: number;
    /** After its end, when a visit without a record comes to the desk. */
    recordMs: number;
  };
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
  /** Messages about deals of one buyer, and of one user of the back office in one conversation. */
  messagesPerHour: number;
  /** Complaints of one buyer. */
  complaintsPerDay: number;
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
  aml: { cash: number; registration: number; splitMs: number };
  bankDataDays: number;
  salesRecordYears: number;
  documentYears: number;
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
