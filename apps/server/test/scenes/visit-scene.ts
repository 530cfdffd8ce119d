import { builtPlaces } from '../builders/address.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import type { Buyer } from '../builders/buyer.ts';
import type { TestServer } from '../test-server.ts';
import { buildYard } from './yard-scene.ts';

const DAY = 86_400_000;

/** A slot as tests read it. */
export interface SeenSlot {
  readonly inicio: string;
  readonly fim: string;
  readonly livres: number;
}

interface SeenPlace {
  readonly codigo: number;
  readonly cidade: string;
  readonly horarios: readonly SeenSlot[];
}

/** A visit as its visitor reads it. */
export interface SeenVisit {
  readonly codigo: number;
  readonly situacao: string;
  readonly inicio: string;
  readonly causa: string | null;
  readonly motivo: string | null;
  readonly podeMudar: boolean;
  readonly versao: number;
  readonly local: {
    readonly codigo: number;
    readonly endereco: string | null;
    readonly contato: string | null;
  };
}

/** Makes the place of the house, or of a store, take visits every day from 8 to 18. Gives its number. */
export async function buildVisitPlace(
  server: TestServer,
  { partnerId = null, capacity = 1 }: { readonly partnerId?: number | null; readonly capacity?: number } = {},
): Promise<number> {
  await buildYard(server, partnerId);
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 480, until: 1080 }));
  const row = await server.deps.database.row<{ code: number }>(
    {
      name: 'test.visit-place',
      text: `insert into visit_place (partner_id, city_code, open, hours, capacity, contact, notes, changed_at)
        values ($1, $2, true, $3, $4, 'Rui, no balcão', 'Toque a campainha.', now())
        on conflict (partner_id, city_code) do update set open = true, capacity = excluded.capacity returning code`,
    },
    [partnerId, builtPlaces.vilaVelha, JSON.stringify(hours), capacity],
  );
  return row?.code ?? 0;
}

/** An open offer whose vehicle stands at that place, of the house or of a store. */
export async function buildVisitableOffer(
  server: TestServer,
  { partnerId = null, days = 30 }: { readonly partnerId?: number | null; readonly days?: number } = {},
): Promise<number> {
  const { clock, deps } = server;
  const code = await buildAuctionedOffer(deps.database, clock.now(), {
    acceptsProposals: true,
    buyNowCents: 4_590_000,
    endAt: clock.now() + days * DAY,
  });
  await deps.database.run(
    {
      name: 'test.visitable',
      text: `with moved as (update vehicle set city_code = $2 where offer_code = $1) update offer set partner_id = $3 where code = $1`,
    },
    [code, builtPlaces.vilaVelha, partnerId],
  );
  return code;
}

/** Where and when a user can visit an offer. */
export const placesOf = async (by: Pick<Buyer, 'get'>, offer: number): Promise<readonly SeenPlace[]> =>
  (await by.get(`/offer/${offer}/visitas`)).json<{ data: { locais: SeenPlace[] } }>().data.locais;

/** The slots of the only place of an offer that have room. */
export async function slotsOf(by: Pick<Buyer, 'get'>, offer: number): Promise<readonly SeenSlot[]> {
  const [place] = await placesOf(by, offer);
  return place?.horarios.filter(({ livres }) => livres > 0) ?? [];
}

/** Books a slot. */
export const book = (by: Buyer, offer: number, place: number, slot: SeenSlot | undefined) =>
  by.post(`/offer/${offer}/visitas`, { local: place, inicio: slot?.inicio ?? '' });

/** The visits of a user. */
export const visitsOf = async (by: Pick<Buyer, 'get'>): Promise<readonly SeenVisit[]> =>
  (await by.get('/usrio/visitas')).json<{ data: SeenVisit[] }>().data;

/** Moves the clock to an instant after the start of a visit. */
export function goToVisit(server: TestServer, { inicio }: { readonly inicio: string }, minutes = 1): void {
  server.clock.advance(Date.parse(inicio) - server.clock.now() + minutes * 60_000);
}
