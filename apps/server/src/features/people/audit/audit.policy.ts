import { getStaffContacts } from '@patio/contract/catalogue/content/get-staff-contacts.ts';
import { listStaffBanners } from '@patio/contract/catalogue/content/list-staff-banners.ts';
import { listStaffOffers } from '@patio/contract/catalogue/drafts/list-staff-offers.ts';
import { listStaffReasons } from '@patio/contract/catalogue/reference/list-staff-reasons.ts';
import { listStaffTexts } from '@patio/contract/catalogue/content/list-staff-texts.ts';
import { listNames } from '@patio/contract/catalogue/names/list-names.ts';
import { listDeadMails } from '@patio/contract/messaging/mail/list-dead-mails.ts';
import { listBroadcasts } from '@patio/contract/messaging/notifications/list-broadcasts.ts';
import { listAmlCases } from '@patio/contract/finance/aml-cases/list-aml-cases.ts';
import { listStaff } from '@patio/contract/identity/staff/list-staff.ts';
import { listIncrementTables } from '@patio/contract/catalogue/increments/list-increment-tables.ts';
import { listImports } from '@patio/contract/catalogue/imports/list-imports.ts';
import {
  DEPOSIT_RULE_ACTIONS,
  PAYOUT_ACTIONS,
  PICKUP_PLACE_ACTIONS,
} from '@patio/contract/people/audit/audit-actions.ts';
import type { AuditKind } from '@patio/contract/people/audit/audit-kinds.ts';
import { listListings } from '@patio/contract/people/blocklist/list-listings.ts';
import { listBlocks } from '@patio/contract/people/blocks/list-blocks.ts';
import { getSalesRecord } from '@patio/contract/people/personal-data/get-sales-record.ts';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { mayCall } from '@patio/contract/route/may-call.ts';
import { listConditionalSales } from '@patio/contract/sales/closing/list-conditional-sales.ts';
import { listComplaints } from '@patio/contract/sales/complaints/list-complaints.ts';
import { listDepositRules } from '@patio/contract/finance/deposits/list-deposit-rules.ts';
import { listDeposits } from '@patio/contract/finance/deposits/list-deposits.ts';
import { listBankRefunds } from '@patio/contract/finance/bank-refunds/list-bank-refunds.ts';
import { listStrayPix } from '@patio/contract/finance/stray-pix/list-stray-pix.ts';
import { listStatementLines } from '@patio/contract/finance/statements/list-statement-lines.ts';
import { listCloses } from '@patio/contract/finance/closes/list-closes.ts';
import { listConversations } from '@patio/contract/sales/deal-messages/list-conversations.ts';
import { listVisitPlaces } from '@patio/contract/sales/visits/list-visit-places.ts';
import { listVisits } from '@patio/contract/sales/visits/list-visits.ts';
import { listPickupPlaces } from '@patio/contract/sales/pickups/list-pickup-places.ts';
import { listProposals } from '@patio/contract/sales/proposals/list-proposals.ts';
import { getPurchase } from '@patio/contract/sales/purchases/get-purchase.ts';
import { exportPurchases } from '@patio/contract/sales/purchases/export-purchases.ts';
import { listSettings } from '@patio/contract/sales/settings/list-settings.ts';
import { readSurveyResults } from '@patio/contract/sales/surveys/read-survey-results.ts';
import { listWorkingDays } from '@patio/contract/sales/working-days/list-working-days.ts';
import { listYardVehicles } from '@patio/contract/sales/yard/list-yard-vehicles.ts';
import { listPayouts } from '@patio/contract/finance/payouts/list-payouts.ts';
import { listStoreCommissions } from '@patio/contract/finance/payouts/list-store-commissions.ts';
import { listBuyerFees } from '@patio/contract/trading/charges/list-buyer-fees.ts';
import { listFreightRates } from '@patio/contract/trading/charges/list-freight-rates.ts';
import { saveYard } from '@patio/contract/trading/charges/save-yard.ts';
import { listStaffQuestions } from '@patio/contract/trading/questions/list-staff-questions.ts';
import { readsSetting, SETTING_NAMES } from '@patio/domain/sales/settings/business-settings.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';

/** A call that shows records of each kind: who may make it may read what was done to them. */
const SHOWN_BY: Readonly<Record<AuditKind, RouteDefinition>> = {
  account: listBlocks,
  'aml-case': listAmlCases,
  banner: listStaffBanners,
  blocklist: listListings,
  book: listCloses,
  brand: listNames,
  broadcast: listBroadcasts,
  'buyer-fee': listBuyerFees,
  'store-commission': listStoreCommissions,
  'cancel-reason': listStaffReasons,
  category: listNames,
  complaint: listComplaints,
  contacts: getStaffContacts,
  conversation: listConversations,
  visit: listVisits,
  'visit-place': listVisitPlaces,
  'freight-rate': listFreightRates,
  holiday: listWorkingDays,
  house: listBuyerFees,
  import: listImports,
  'increment-table': listIncrementTables,
  invitation: listStaff,
  list: exportPurchases,
  mail: listDeadMails,
  model: listNames,
  offer: listConditionalSales,
  partner: saveYard,
  proposal: listProposals,
  purchase: getPurchase,
  question: listStaffQuestions,
  'sales-record': getSalesRecord,
  setting: listSettings,
  statement: listStatementLines,
  'bank-refund': listBankRefunds,
  'stray-pix': listStrayPix,
  subcategory: listNames,
  'survey-question': readSurveyResults,
  text: listStaffTexts,
  vehicle: listStaffOffers,
  yard: listYardVehicles,
};

/** What stands at records of another kind. */
interface Elsewhere {
  readonly kind: string;
  readonly at: readonly AuditKind[];
  readonly shownBy: RouteDefinition;
  /** Where the action alone says that a row is of the kind. */
  readonly actions?: readonly string[];
}

/** Users who see either read it. */
const ELSEWHERE: readonly Elsewhere[] = [
  { kind: 'deposit', at: ['offer'], shownBy: listDeposits },
  { kind: 'payout', at: ['partner'], shownBy: listPayouts, actions: PAYOUT_ACTIONS },
  {
    kind: 'deposit-rule',
    at: ['offer', 'partner'],
    shownBy: listDepositRules,
    actions: DEPOSIT_RULE_ACTIONS,
  },
  {
    kind: 'pickup-place',
    at: ['house', 'partner'],
    shownBy: listPickupPlaces,
    actions: PICKUP_PLACE_ACTIONS,
  },
];

/** The calls that show what a kind of rows is about. */
const SHOWN: readonly (readonly [string, RouteDefinition])[] = [
  ...Object.entries(SHOWN_BY),
  ...ELSEWHERE.flatMap(({ kind, at, shownBy }): (readonly [string, RouteDefinition])[] => [
    [kind, shownBy],
    ...at.map((other) => [kind, SHOWN_BY[other]] as const),
  ]),
];

/** Which rows of the audit log a user may read. */
export type AuditReader =
  /** Every row. */
  | { readonly reads: 'all' }
  /** Rows of some kinds of records, of the house and of every store; of settings only those that they may read. */
  | { readonly reads: 'kinds'; readonly kinds: readonly string[]; readonly settings: readonly string[] }
  /** Rows of some kinds of records of their own store. */
  | { readonly reads: 'store'; readonly kinds: readonly string[]; readonly store: number };

/** Follows from the calls that show such records: a kind that no call of theirs shows is not theirs to read. */
export function auditReader(actor: Actor): AuditReader {
  // Who may make a call that names no role.
  if (worksForTheHouse(actor, { roles: [] })) return { reads: 'all' };
  const kinds = SHOWN.filter(([, route]) => worksForTheHouse(actor, route)).map(([kind]) => kind);
  if (kinds.length > 0 || actor.partnerId === null)
    return {
      reads: 'kinds',
      kinds,
      settings: SETTING_NAMES.filter((name) => readsSetting(actor.staffRole, name)),
    };
  const own = SHOWN.filter(([, route]) => mayCall(route, actor)).map(([kind]) => kind);
  return { reads: 'store', kinds: own, store: actor.partnerId };
}

/** Whether rows of any of these kinds, with one of these actions, are a user's to read; without kinds, any row is. */
export function readsKind(
  reader: AuditReader,
  kinds: readonly string[],
  actions: readonly string[] = [],
): boolean {
  if (reader.reads === 'all' || kinds.length === 0) return true;
  const reads = (kind: string): boolean => reader.kinds.includes(kind);
  const readsElsewhere = ({ kind, at, actions: these = [] }: Elsewhere): boolean =>
    reads(kind) &&
    at.some((other) => kinds.includes(other)) &&
    actions.some((action) => these.includes(action));
  return kinds.some(reads) || ELSEWHERE.some(readsElsewhere);
}

/** Whether a user reads author and values of a row that they may read: the house does, store users those of their colleagues. */
export function mayReadValues(
  reader: AuditReader,
  { actor_partner_id: store }: { readonly actor_partner_id: number | null },
): boolean {
  return reader.reads !== 'store' || reader.store === store;
}
