import { audit } from './ptbr/audit/audit.ts';
import { account } from './ptbr/people/account.ts';
import { dataRequests } from './ptbr/people/data-requests.ts';
import { deadMails } from './ptbr/dead-mails.ts';
import { suspicions } from './ptbr/people/suspicions.ts';
import { verifications } from './ptbr/people/verifications.ts';
import { documents } from './ptbr/people/documents.ts';
import { people } from './ptbr/people/people.ts';
import { banners } from './ptbr/content/banners.ts';
import { broadcasts } from './ptbr/broadcasts.ts';
import { cancellations, refunds } from './ptbr/sales/cancellations.ts';
import { ownerView } from './ptbr/people/owner-view.ts';
import { blocklist } from './ptbr/people/blocklist.ts';
import { common } from './ptbr/basic-texts.ts';
import { conditional } from './ptbr/sales/conditional.ts';
import { desk } from './ptbr/desk.ts';
import { drafts } from './ptbr/content/drafts.ts';
import { vehicleLookUp } from './ptbr/content/vehicle-look-up.ts';
import { photoEdit } from './ptbr/content/photo-edit.ts';
import { legalChecks } from './ptbr/content/legal-checks.ts';
import { imports } from './ptbr/content/imports.ts';
import { ended } from './ptbr/sales/ended.ts';
import { figures } from './ptbr/sales/figures.ts';
import { groups } from './ptbr/groups.ts';
import { lists } from './ptbr/lists.ts';
import { monitor } from './ptbr/monitor.ts';
import { notices } from './ptbr/notices.ts';
import { pages } from './ptbr/pages.ts';
import { access } from './ptbr/people/access.ts';
import { employees } from './ptbr/people/employees.ts';
import { invitation } from './ptbr/invitation.ts';
import { palette } from './ptbr/palette.ts';
import { proposals } from './ptbr/sales/proposals.ts';
import { charges } from './ptbr/finance/charges.ts';
import { chargeList } from './ptbr/finance/charge-list.ts';
import { commission } from './ptbr/finance/commission.ts';
import { closes } from './ptbr/finance/closes.ts';
import { statements } from './ptbr/finance/statements.ts';
import { amlCases } from './ptbr/finance/aml-cases.ts';
import { payouts, storeCommissions } from './ptbr/finance/payouts.ts';
import { deposits } from './ptbr/finance/deposits.ts';
import { bankRefunds } from './ptbr/finance/bank-refunds.ts';
import { buyerDebts } from './ptbr/finance/buyer-debts.ts';
import { marks } from './ptbr/finance/marks.ts';
import { strayPix } from './ptbr/finance/stray-pix.ts';
import { paybacks } from './ptbr/finance/paybacks.ts';
import { transfer } from './ptbr/sales/transfer.ts';
import { purchaseDocuments } from './ptbr/sales/purchase-documents.ts';
import { purchases } from './ptbr/sales/purchases.ts';
import { complaints } from './ptbr/sales/complaints.ts';
import { conversations } from './ptbr/sales/conversations.ts';
import { visits } from './ptbr/sales/visits.ts';
import { questions } from './ptbr/questions.ts';
import { session } from './ptbr/session.ts';
import { mails } from './ptbr/content/mails.ts';
import { places, workingDays } from './ptbr/sales/working-days.ts';
import { increments } from './ptbr/sales/increments.ts';
import { freight, yards } from './ptbr/sales/charges.ts';
import { teams } from './ptbr/sales/teams.ts';
import { surveys } from './ptbr/sales/surveys.ts';
import { contacts } from './ptbr/content/contacts.ts';
import { names } from './ptbr/content/names.ts';
import { reasons } from './ptbr/content/reasons.ts';
import { settings } from './ptbr/sales/settings.ts';
import { siteTexts } from './ptbr/content/site-texts.ts';
import { staff } from './ptbr/staff.ts';
import { deliveries } from './ptbr/sales/deliveries.ts';
import { pickups } from './ptbr/sales/pickups.ts';
import { storage } from './ptbr/sales/storage-days.ts';
import { yard } from './ptbr/sales/yard.ts';
import { stays } from './ptbr/sales/stays.ts';
import { store } from './ptbr/store.ts';
import { storeMembers } from './ptbr/stores/store-members.ts';
import { storePerformance } from './ptbr/stores/store-performance.ts';
import { storeProfile } from './ptbr/stores/store-profile.ts';
import { stores } from './ptbr/stores/stores.ts';
import { strikes } from './ptbr/people/strikes.ts';
import { work } from './ptbr/work.ts';
import { answerTimes } from './ptbr/answer-times.ts';

/** What the screens say, in Portuguese. English has the same keys. */
export const ptbr = {
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

export type Texts = typeof ptbr;
