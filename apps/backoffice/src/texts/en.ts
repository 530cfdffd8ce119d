import type { Texts } from './ptbr.ts';
import { audit } from './en/audit/audit.ts';
import { account } from './en/people/account.ts';
import { dataRequests } from './en/people/data-requests.ts';
import { deadMails } from './en/dead-mails.ts';
import { suspicions } from './en/people/suspicions.ts';
import { verifications } from './en/people/verifications.ts';
import { documents } from './en/people/documents.ts';
import { people } from './en/people/people.ts';
import { banners } from './en/content/banners.ts';
import { broadcasts } from './en/broadcasts.ts';
import { cancellations, refunds } from './en/sales/cancellations.ts';
import { ownerView } from './en/people/owner-view.ts';
import { blocklist } from './en/people/blocklist.ts';
import { common } from './en/basic-texts.ts';
import { conditional } from './en/sales/conditional.ts';
import { desk } from './en/desk.ts';
import { drafts } from './en/content/drafts.ts';
import { vehicleLookUp } from './en/content/vehicle-look-up.ts';
import { photoEdit } from './en/content/photo-edit.ts';
import { legalChecks } from './en/content/legal-checks.ts';
import { imports } from './en/content/imports.ts';
import { ended } from './en/sales/ended.ts';
import { figures } from './en/sales/figures.ts';
import { groups } from './en/groups.ts';
import { lists } from './en/lists.ts';
import { monitor } from './en/monitor.ts';
import { notices } from './en/notices.ts';
import { pages } from './en/pages.ts';
import { access } from './en/people/access.ts';
import { employees } from './en/people/employees.ts';
import { invitation } from './en/invitation.ts';
import { palette } from './en/palette.ts';
import { proposals } from './en/sales/proposals.ts';
import { charges } from './en/finance/charges.ts';
import { chargeList } from './en/finance/charge-list.ts';
import { commission } from './en/finance/commission.ts';
import { closes } from './en/finance/closes.ts';
import { statements } from './en/finance/statements.ts';
import { amlCases } from './en/finance/aml-cases.ts';
import { payouts, storeCommissions } from './en/finance/payouts.ts';
import { deposits } from './en/finance/deposits.ts';
import { bankRefunds } from './en/finance/bank-refunds.ts';
import { buyerDebts } from './en/finance/buyer-debts.ts';
import { marks } from './en/finance/marks.ts';
import { strayPix } from './en/finance/stray-pix.ts';
import { paybacks } from './en/finance/paybacks.ts';
import { transfer } from './en/sales/transfer.ts';
import { purchaseDocuments } from './en/sales/purchase-documents.ts';
import { purchases } from './en/sales/purchases.ts';
import { complaints } from './en/sales/complaints.ts';
import { conversations } from './en/sales/conversations.ts';
import { visits } from './en/sales/visits.ts';
import { questions } from './en/questions.ts';
import { session } from './en/session.ts';
import { mails } from './en/content/mails.ts';
import { places, workingDays } from './en/sales/working-days.ts';
import { increments } from './en/sales/increments.ts';
import { freight, yards } from './en/sales/charges.ts';
import { teams } from './en/sales/teams.ts';
import { surveys } from './en/sales/surveys.ts';
import { contacts } from './en/content/contacts.ts';
import { names } from './en/content/names.ts';
import { reasons } from './en/content/reasons.ts';
import { settings } from './en/sales/settings.ts';
import { siteTexts } from './en/content/site-texts.ts';
import { staff } from './en/staff.ts';
import { deliveries } from './en/sales/deliveries.ts';
import { pickups } from './en/sales/pickups.ts';
import { storage } from './en/sales/storage-days.ts';
import { yard } from './en/sales/yard.ts';
import { stays } from './en/sales/stays.ts';
import { store } from './en/store.ts';
import { storeMembers } from './en/stores/store-members.ts';
import { storePerformance } from './en/stores/store-performance.ts';
import { storeProfile } from './en/stores/store-profile.ts';
import { stores } from './en/stores/stores.ts';
import { strikes } from './en/people/strikes.ts';
import { work } from './en/work.ts';
import { answerTimes } from './en/answer-times.ts';

/** What the screens say, in English. */
export const en: Texts = {
  audit,
  common,
  session,
  palette,
  monitor,
  pages,
  drafts,
  vehicleLookUp,
  legalChecks,
  imports,
  photoEdit,
  ended,
  figures,
  groups,
  lists,
  notices,
  desk,
  complaints,
  conversations,
  visits,
  questions,
  proposals,
  conditional,
  purchaseDocuments,
  charges,
  chargeList,
  commission,
  payouts,
  storeCommissions,
  deposits,
  paybacks,
  bankRefunds,
  buyerDebts,
  marks,
  strayPix,
  closes,
  statements,
  amlCases,
  transfer,
  purchases,
  cancellations,
  refunds,
  stays,
  pickups,
  storage,
  deliveries,
  yard,
  strikes,
  store,
  storeMembers,
  storePerformance,
  storeProfile,
  stores,
  account,
  blocklist,
  ownerView,
  banners,
  settings,
  siteTexts,
  contacts,
  names,
  surveys,
  reasons,
  teams,
  freight,
  increments,
  yards,
  mails,
  places,
  workingDays,
  broadcasts,
  people,
  dataRequests,
  deadMails,
  suspicions,
  documents,
  verifications,
  staff,
  invitation,
  access,
  employees,
  work,
  answerTimes,
};
