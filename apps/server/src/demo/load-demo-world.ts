import type { Config } from '../config/config.ts';
import { openDatabase, type Transaction } from '../platform/db/database.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { auctionLocker } from '../features/trading/auctions/public.ts';
import { saveOffers } from '../features/catalogue/catalogue/public.ts';
import { ensureReference } from '../features/catalogue/reference/public.ts';
import { fillCharges } from '../features/finance/charges/public.ts';
import { houseSurveySeeds } from '../features/sales/surveys/public.ts';
import { loadStatement } from './deals/load-statement.ts';
import { loadBook } from './deals/load-book.ts';
import { loadDeposits } from './deals/load-deposits.ts';
import { loadPayouts } from './deals/load-payouts.ts';
import { loadCharges } from './deals/demo-charges.ts';
import { demoCodes } from './demo-codes.ts';
import { namedCodes } from './demo-codes.store.ts';
import { demoOffers, OFFER_COUNT } from './offers/demo-offers.ts';
import { readDemoReferences, saveDemoReferences } from './offers/demo-references.ts';
import { demoState, lockDemo, noteDemo } from './demo-state.store.ts';
import { dealWriter } from './deals/deals.store.ts';
import { loadContent } from './content/load-content.ts';
import { loadStaffActions } from './deals/load-staff-actions.ts';
import { loadConversations } from './deals/load-conversations.ts';
import { loadTransfers } from './deals/load-transfers.ts';
import { loadDeals, type TermsOf } from './deals/load-deals.ts';
import { loadPeople, type LoadedPeople } from './people/load-people.ts';
import { loadPreviews } from './content/load-previews.ts';
import { loadProposals } from './deals/load-proposals.ts';
import { loadSocial } from './content/load-social.ts';
import { loadComplaints } from './deals/load-complaints.ts';
import { loadDeliveries } from './deals/load-deliveries.ts';
import { loadPickups } from './deals/load-pickups.ts';
import { loadStorage } from './deals/load-storage.ts';
import { loadYard } from './deals/load-yard.ts';
import { loadVisits } from './deals/load-visits.ts';
import { loadCancellations } from './deals/load-cancellations.ts';
import { offerRoles, type OfferRole } from './deals/offer-roles.ts';
import { DEMO_ACCOUNTS } from './people/people.ts';
import { playDeals, type PlayedDeal } from './deals/play-deals.ts';
import { storeFiles } from './content/store-files.ts';

/**
 * Loads the demo world: people, offers of every kind and status with their bids, purchases, texts, banners, messages. The same on every
 * machine; dates are relative to `now` (epoch milliseconds UTC). All of it in one transaction, into an empty database only: returns whether
 * anything was loaded. Errors: without `config.database.url`, or if the seeds lack a name.
 */
export async function loadDemoWorld(config: Config, now: number = Date.now()): Promise<{ loaded: boolean }> {
  if (config.database.url === null) throw new Error('The demo world needs the address of a database.');
  const database = openDatabase({ url: config.database.url, max: 2, applicationName: 'patio-demo' });
  try {
    await ensureReference(database, [houseSurveySeeds]);
    const loaded = await database.transact(async (transaction) => {
      await lockDemo(transaction);
      const { loaded: before, used } = await demoState(transaction);
      if (before || used) return false;
      await load(transaction, config, now);
      await noteDemo(transaction, now);
      return true;
    });
    return { loaded };
  } finally {
    await database.close();
  }
}

async function load(transaction: Transaction, config: Config, now: number): Promise<void> {
  const codes = demoCodes(await namedCodes(transaction));
  const people = await loadPeople(transaction, codes, { now, passwordMemoryKib: config.passwordMemoryKib });
  await loadCharges(transaction, codes, people, now);
  const termsOf = termsFor(people);
  const roles = offerRoles(OFFER_COUNT, now);
  const { softCloseMs, softCloseCapMs } = config.rules;
  const references = await readDemoReferences();
  await saveDemoReferences(transaction, references);
  const drafts = demoOffers({
    codes,
    references,
    roles,
    partnerIds: people.partnerIds,
    softCloseMs,
    softCloseCapMs,
  });
  const saved = await saveOffers(transaction, drafts);
  await loadPreviews(transaction, previewedOf(saved, roles), now);
  const rows = await auctionLocker(transaction).lockAll(saved.map(({ code }) => code));
  const roleOf = new Map(saved.map(({ code }, index) => [code, roles[index]]));
  const played = rows.map((row) => ({ row, role: roleOf.get(row.offer_code) }));
  const deals = playDeals(played, await biddingWorld(transaction, people, config, now));
  const purchases = await loadDeals(transaction, deals, termsOf, now);
  const deciderId = people.account('vendas');
  await loadCancellations(transaction, purchases, { config, codes, deciderId, now });
  await loadTransfers(transaction, purchases, { sellerId: people.account('vendas'), now });
  await loadConversations(transaction, purchases, { config, sellerId: people.account('vendas'), now });
  await loadComplaints(transaction, purchases, { deciderId: people.account('vendas'), now });
  await loadDeliveries(transaction, people, now);
  await loadPickups(transaction, { config, now });
  await loadStorage(transaction, now);
  await loadYard(transaction, { actorId: people.account('patio'), now });
  await loadMoney(transaction, people, { config, now });
  await loadProposals(transaction, deals, {
    account: people.account,
    termsOf,
    now,
    expiryMs: config.rules.proposalExpiryMs,
  });
  const usages = new Map(saved.map(({ code }, index) => [code, drafts[index]?.vehicles[0]?.usage ?? 0]));
  await loadStaffActions(transaction, deals, {
    config,
    actorId: people.account('vendas'),
    usageOf: (code) => usages.get(code) ?? 0,
    now,
  });
  const openCodes = deals.filter(({ state }) => state.status === 'A').map(({ row }) => row.offer_code);
  await loadVisits(transaction, openCodes, { config, account: people.account, now });
  const survey = await loadContent(transaction, config.brand, openOffers(deals));
  const files = await storeFiles(openStorage(config), drafts);
  const categories = new Map(
    saved.map(({ code }, index) => [
      code,
      drafts[index]?.vehicles.map(({ categoryCode }) => categoryCode) ?? [],
    ]),
  );
  const categoriesOf = (code: number) => categories.get(code) ?? [];
  await loadSocial(transaction, { people, deals, purchases, survey, files, categoriesOf, now });
}

async function loadMoney(
  transaction: Transaction,
  people: LoadedPeople,
  { config, now }: { readonly config: Config; readonly now: number },
): Promise<void> {
  let more = true;
  while (more) more = await fillCharges({ config }, transaction);
  await loadPayouts(transaction, people, config, now);
  await loadDeposits(transaction, people, now);
  await loadBook(transaction, people, config, now);
  await loadStatement(transaction, people, now);
}

function previewedOf(saved: readonly { code: number }[], roles: readonly OfferRole[]): number[] {
  return saved.filter((_, index) => roles[index]?.previewed === true).map(({ code }) => code);
}

function termsFor(people: LoadedPeople): TermsOf {
  const terms = new Map(
    DEMO_ACCOUNTS.map(({ key }) => {
      const addressCode = people.address(key);
      const freight = addressCode === null ? ('N' as const) : ('S' as const);
      return [people.account(key), { freight, addressCode, referrerId: null }];
    }),
  );
  return (accountId) => terms.get(accountId) ?? { freight: 'N', addressCode: null, referrerId: null };
}

async function biddingWorld(transaction: Transaction, people: LoadedPeople, config: Config, now: number) {
  const allowed = new Map((await dealWriter(transaction).allowances()).map((row) => [row.id, row.allowed]));
  const crowd = DEMO_ACCOUNTS.filter(({ key }) => key.startsWith('participante')).map(({ key }) =>
    people.account(key),
  );
  const [first, ...others] = crowd;
  if (first === undefined) throw new Error('Nobody bids in the demo world.');
  return {
    account: people.account,
    crowd: [first, ...others] as const,
    allowed: (accountId: number) => allowed.get(accountId) ?? 0,
    now,
    throttleMs: config.rules.bidThrottleMs,
  };
}

/** Codes of open offers with a buy-now price, those with bids first; banners link to them. */
function openOffers(deals: readonly PlayedDeal[]): { code: number; hasBid: boolean }[] {
  return deals
    .filter(({ row, role, state }) => state.status === 'A' && role.spotlight && row.buy_now_cents > 0)
    .map(({ row, state }) => ({ code: row.offer_code, hasBid: state.hasBid }))
    .toSorted((one, other) => Number(other.hasBid) - Number(one.hasBid));
}
