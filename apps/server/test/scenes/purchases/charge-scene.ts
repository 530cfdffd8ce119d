import { getCosts } from '@patio/contract/trading/costs/get-costs.ts';
import type { InjectOptions } from 'fastify';
import { buildAccount } from '../../builders/account.ts';
import { builtPlaces } from '../../builders/address.ts';
import { buildBuyer } from '../../builders/buyer.ts';
import type { OfferTraits } from '../../builders/offer.ts';
import { buildPartner } from '../../builders/partner.ts';
import { buildSession } from '../../builders/session.ts';
import { startCatalogueServer } from '../catalogue-server.ts';

/** Why staff of these tests do anything. */
export const motivo = 'Tabela nova da transportadora.';

/** IBGE code. */
export const manaus = 1_302_603;

/** A fresh house with its table of freight, a user of sales, a store with a seller, and Ana, who lives in Vila Velha. */
export async function startChargeScene() {
  const server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '0' });
  const { database } = server.deps;
  const store = await buildPartner(database, { store: 'loja-passos' });
  const staff = (await buildAccount(database, { staffRole: 'sales' })).id;
  const seller = (await buildAccount(database, { partnerId: store })).id;
  const ana = await buildBuyer(server);
  return {
    ...server,
    store,
    staff,
    seller,
    ana,
    admin: async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, account = staff) => {
      const { headers } = await buildSession(server.deps, account, { office: true });
      const call: InjectOptions = { method, url: `/api/admin${url}`, headers };
      return server.app.inject(payload === undefined ? call : { ...call, payload });
    },
    /** A car in São Paulo by default. */
    placed: (traits: OfferTraits & { readonly category?: number; readonly city?: number } = {}) => {
      const { category = 1, city = builtPlaces.saoPaulo, ...rest } = traits;
      return server.offer({
        auction: { baseCents: 1_000_000 },
        ...rest,
        vehicles: [{ categoryCode: category, cityCode: city }],
      });
    },
    costs: (code: number, query: object = {}, headers = {}) =>
      server.ask(getCosts, { params: { id: code }, query }, headers),
    audited: (action: string) =>
      database.row<{ actor_id: number; subject: string; details: object; before: object; after: object }>(
        {
          name: 'test.audited',
          text: 'select actor_id, subject, details, before, after from audit where action = $1 order by code desc limit 1',
        },
        [action],
      ),
  };
}

export type ChargeScene = Awaited<ReturnType<typeof startChargeScene>>;
