import type { Transaction } from '../../platform/db/database.ts';
import { subjectOf } from '../../features/identity/local-identity/public.ts';
import { hashPassword } from '../../features/identity/sessions/public.ts';
import { DEMO_ADDRESSES } from './demo-addresses.ts';
import type { DemoCodes } from '../demo-codes.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, taxIdOf, type AccountKey, type DemoAccount } from './people.ts';
import { peopleWriter } from './people.store.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

/** Codes of the written people. */
export interface LoadedPeople {
  readonly partnerIds: Readonly<Record<'loja-norte' | 'frota-sul', number>>;
  account(key: AccountKey): number;
  /** The main address, or null. */
  address(key: AccountKey): number | null;
}

const STORES = [
  {
    store: 'loja-norte',
    name: 'Loja Norte Seminovos',
    description:
      'Seminovos e utilitários revisados em Belém, Ananindeua, Manaus e Macapá. Atendemos frotistas da região Norte desde 2009 e entregamos com laudo cautelar.',
    phone: '91981530266',
    email: 'parceiro@patio.test',
    years: 6,
  },
  {
    store: 'frota-sul',
    name: 'Frota Sul Caminhões',
    description:
      'Caminhões, ônibus e implementos de renovação de frota no Paraná, em Santa Catarina e no Rio Grande do Sul. Oficina própria em Caxias do Sul.',
    phone: '54991220308',
    email: 'contato@frota-sul.test',
    years: 3,
  },
] as const;

/** Writes the two partners and every account with addresses and limits. */
export async function loadPeople(
  transaction: Transaction,
  codes: DemoCodes,
  { now, passwordMemoryKib }: { now: number; passwordMemoryKib: number },
): Promise<LoadedPeople> {
  const writer = peopleWriter(transaction);
  const stores = await writer.partners(STORES.map((store) => storeRow(store, now)));
  const partnerIds = { 'loja-norte': idOf(stores, 'loja-norte'), 'frota-sul': idOf(stores, 'frota-sul') };
  const passwordHash = await hashPassword(DEMO_PASSWORD, passwordMemoryKib, 'demo');
  const written = await writer.accounts(
    DEMO_ACCOUNTS.map((account) => accountRow(account, { passwordHash, partnerIds, now })),
  );
  const ids = new Map(written.map(({ id, email }) => [email, id]));
  const account = (key: AccountKey) => known(ids.get(`${key}@patio.test`), key);
  const owners = new Set<AccountKey>();
  const addresses = await writer.addresses(
    DEMO_ADDRESSES.map(([owner, cep, street, number, complement, district, city, uf]) => {
      const main = !owners.has(owner);
      owners.add(owner);
      const place = { state_code: codes.state(uf), city_code: codes.city(city, uf) };
      return {
        account_id: account(owner),
        cep,
        street,
        number,
        complement,
        district,
        ...place,
        main,
        created_at: iso(now - 90 * DAY),
      };
    }),
  );
  await writer.identities([facebookOf('comprador', account, now)]);
  await writer.releases(DEMO_ACCOUNTS.flatMap((one) => releaseRows(one, account, now)));
  const mains = new Map(addresses.filter(({ main }) => main).map((row) => [row.account_id, row.code]));
  return { partnerIds, account, address: (key) => mains.get(account(key)) ?? null };
}

function storeRow({ years, ...store }: (typeof STORES)[number], now: number): object {
  return {
    ...store,
    photo: `/media/${store.store}`,
    status: 'approved',
    member_since: iso(now - years * YEAR),
  };
}

function accountRow(
  account: DemoAccount,
  facts: { passwordHash: string; partnerIds: LoadedPeople['partnerIds']; now: number },
): object {
  const { profile, key } = account;
  const isCompany = profile === 4 || profile === 5;
  return {
    email: `${key}@patio.test`,
    username: `${key}@patio.test`,
    password_hash: facts.passwordHash,
    name: account.name,
    surname: account.surname,
    document: taxIdOf(account),
    phone: account.phone,
    birth: account.birth,
    trade_name: account.tradeName ?? null,
    state_registration: null,
    state_registration_exempt: isCompany,
    registration: account.registration ?? null,
    profile_code: profile,
    kind: isCompany ? 'J' : profile === 6 ? 'C' : 'F',
    client_type: profile === 7 ? 7 : null,
    company_type: isCompany ? profile : null,
    accepts_mail: profile === 7,
    must_change_password: account.mustChange ?? false,
    two_step: account.twoStep ?? false,
    first_sign_in_at: account.mustChange ? null : iso(facts.now - 80 * DAY),
    partner_id: account.store ? facts.partnerIds[account.store] : null,
    store_owner: account.store !== undefined,
    staff_role: account.staff ?? null,
    created_at: iso(facts.now - 120 * DAY),
    email_confirmed_at: iso(facts.now - 120 * DAY),
    // Every demo account is verified (rule 0.26).
    identity_verified_at: iso(facts.now - 120 * DAY),
  };
}

/** One who can sign in with the demo's own Facebook, which verifies no e-mail (S-36). */
function facebookOf(key: AccountKey, account: (key: AccountKey) => number, now: number): object {
  const email = `${key}@patio.test`;
  return {
    provider: 'facebook',
    subject: subjectOf('facebook', { name: '', email, emailVerified: false }),
    account_id: account(key),
    email,
    linked_at: iso(now - 60 * DAY),
  };
}

function releaseRows(
  { key, release }: DemoAccount,
  account: (key: AccountKey) => number,
  now: number,
): object[] {
  const common = {
    account_id: account(key),
    until: iso(now + 10 * YEAR),
    granted_by: account('vendas'),
    reason: release?.reason ?? 'Participa de muitas ofertas da demonstração.',
  };
  // People who bid on everything have a higher exposure than people of their level usually do.
  const exposure = release?.exposure ?? (key.startsWith('participante') ? 2_000_000 : 0);
  const more = exposure === 0 ? [] : [{ ...common, kind: 'EXPOSICAO', extra: exposure }];
  if (!release) return more;
  return [
    ...more,
    { ...common, kind: 'PODE_DAR_LANCE', extra: release.bids },
    { ...common, kind: 'PODE_COMPRAR', extra: release.purchases },
  ];
}

function idOf(stores: readonly { id: number; store: string | null }[], name: string): number {
  return known(stores.find(({ store }) => store === name)?.id, name);
}

function known(id: number | undefined, name: string): number {
  if (id === undefined) throw new Error(`${name} was not written.`);
  return id;
}

const iso = (instant: number) => new Date(instant).toISOString();
