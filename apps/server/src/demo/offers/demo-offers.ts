import { type SeededRandom, seededRandom } from '@patio/pictures/drawing/seeded-random.ts';
import type { OfferDraft } from '../../features/catalogue/catalogue/public.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import type { DemoCodes } from '../demo-codes.ts';
import { photosOf, profilePhotosOf } from './demo-photos.ts';
import { conditionOf } from './demo-conditions.ts';
import type { DemoReferences } from './demo-references.ts';
import { makeVehicle, type DemoVehicle } from './demo-vehicle.ts';
import { filmsOf } from './demo-films.ts';
import { describe, longDescription } from './descriptions.ts';
import { BUS_LINES } from './lines/bus-lines.ts';
import { CAR_LINES } from './lines/car-lines.ts';
import { IMPLEMENT_LINES } from './lines/implement-lines.ts';
import { MACHINE_LINES } from './lines/machine-lines.ts';
import { TRUCK_LINES } from './lines/truck-lines.ts';
import { VAN_LINES } from './lines/van-lines.ts';
import { OFFER_PLACES, PARTNER_PLACES } from './offer-places.ts';
import type { OfferRole } from '../deals/offer-roles.ts';
import { plateSource } from './plates.ts';
import type { VehicleLine } from './vehicle-line.ts';

/** How many offers of a category, lots among them. */
const SHARES: readonly { category: number; lines: readonly VehicleLine[]; single: number; lots: number }[] = [
  { category: CATEGORY.cars, lines: CAR_LINES, single: 106, lots: 12 },
  { category: CATEGORY.vans, lines: VAN_LINES, single: 29, lots: 5 },
  { category: CATEGORY.trucks, lines: TRUCK_LINES, single: 36, lots: 6 },
  { category: CATEGORY.machines, lines: MACHINE_LINES, single: 23, lots: 3 },
  { category: CATEGORY.buses, lines: BUS_LINES, single: 15, lots: 3 },
  { category: CATEGORY.implements, lines: IMPLEMENT_LINES, single: 21, lots: 3 },
];

/** How many offers the demo world has. */
export const OFFER_COUNT = SHARES.reduce((sum, share) => sum + share.single + share.lots, 0);

interface Slot {
  readonly category: number;
  readonly lines: readonly VehicleLine[];
  readonly vehicles: number;
}

/** Places and sellers of offers. Instants in epoch milliseconds UTC. */
export interface OfferWorld {
  readonly codes: DemoCodes;
  readonly references: Pick<DemoReferences, 'codeOf'>;
  readonly roles: readonly OfferRole[];
  readonly partnerIds: Readonly<Record<'loja-norte' | 'frota-sul', number>>;
  readonly softCloseMs: number;
  readonly softCloseCapMs: number;
}

/** Returns the drafts of all offers, one for each role and in its order; the same roles always give the same drafts. */
export function demoOffers(world: OfferWorld): OfferDraft[] {
  const slots = shuffledSlots();
  const nextPlate = plateSource();
  return world.roles.map((role, index) => makeOffer(world, role, takeSlot(slots, role), index, nextPlate));
}

/** Private people sell single cars; the story of a machine needs one; everything else is arbitrary. */
function takeSlot(slots: Slot[], role: OfferRole): Slot {
  const category = role.special === 'long' ? CATEGORY.machines : isPrivate(role) ? CATEGORY.cars : null;
  const place = slots.findIndex(
    (slot) => category === null || (slot.category === category && slot.vehicles === 1),
  );
  const [slot] = slots.splice(place, 1);
  if (!slot) throw new Error('There are more roles than offers.');
  return slot;
}

function isPrivate({ ended, running }: OfferRole): boolean {
  const proposers = running?.proposals.map(({ buyer }) => buyer) ?? [];
  const people = [ended?.buyer, ended?.loser, ...(running?.lead ?? []), ...proposers];
  return people.some((person) => person === 'comprador' || person === 'rival' || person === 'colaborador');
}

/** Categories alternate as in a real stock; a line is repeated only when all of its category have been used. */
function shuffledSlots(): Slot[] {
  const random = seededRandom('patio-demo/slots');
  const slots = SHARES.flatMap(({ category, lines, single, lots }) =>
    Array.from({ length: single + lots }, (_, index): Slot => {
      // Five is coprime to the number of lines of every category.
      const from = (index * 5) % lines.length;
      const vehicles = index < single ? 1 : 2 + ((index - single) % 5);
      return { category, lines: [...lines.slice(from), ...lines.slice(0, from)], vehicles };
    }),
  );
  return slots
    .map((slot) => ({ slot, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ slot }) => slot);
}

function makeOffer(
  world: OfferWorld,
  role: OfferRole,
  slot: Slot,
  index: number,
  nextPlate: () => string,
): OfferDraft {
  const random = seededRandom(`patio-demo/offer/${index}`);
  const { category } = slot;
  const places = role.partner === null ? OFFER_PLACES : PARTNER_PLACES[role.partner];
  const vehicles = Array.from({ length: slot.vehicles }, (_, position) => {
    const line = lineOf(slot.lines, position);
    const place = places[Math.floor(random.next() ** 1.6 * places.length)] ?? places[0];
    if (!line || !place) throw new Error('A category of the demo world has no lines.');
    const { codes, references } = world;
    return makeVehicle(line, place, { category, plate: nextPlate(), codes, references, random });
  });
  return withSpecials(role, draftOf(world, role, vehicles, random));
}

/** The vehicles of a lot come from one line, or from two of one brand, as in fleets. */
function lineOf([first, second]: readonly VehicleLine[], position: number): VehicleLine | undefined {
  return position % 2 === 1 && second?.[0] === first?.[0] ? second : first;
}

function draftOf(
  world: OfferWorld,
  role: OfferRole,
  vehicles: readonly DemoVehicle[],
  random: SeededRandom,
): OfferDraft {
  const [first] = vehicles;
  if (!first) throw new Error('An offer needs a vehicle.');
  const worth = vehicles.reduce((sum, vehicle) => sum + vehicle.priceCents, 0);
  const names = vehicles.map(({ name }) => name);
  const title = vehicles.length === 1 ? first.shortName : lotTitle(vehicles);
  const base = role.hasPrice ? Math.round((worth * random.between(0.66, 0.8)) / 50_000) * 50_000 : 0;
  const buyNowCents = role.hasPrice && role.buyable ? worth : 0;
  const increment = base > 10_000_000 ? 50_000 : 20_000;
  const pictures = vehicles.length > 1 ? Math.max(1, Math.floor(12 / vehicles.length)) : role.photos;
  return {
    title,
    description: describe(first.category, { names, year: first.draft.yearManufacture ?? 0 }, random),
    tags: tagsOf(vehicles, role),
    publishedAt: role.previewed ? null : role.publishedAt,
    createdAt: role.publishedAt - 3_600_000,
    spotlight: role.spotlight,
    acceptsProposals: role.takesProposals,
    proposalFloorCents:
      role.takesProposals && base > 0 && random.next() < 0.4 ? Math.round(base * 0.8) : null,
    partnerId: role.partner === null ? null : world.partnerIds[role.partner],
    buyNowCents,
    profilePrices: role.profilePrices && buyNowCents > 0 ? profilePrices(buyNowCents) : [],
    incrementsCents: role.ownIncrements ? [increment, increment * 2, increment * 5, increment * 10] : [],
    reportCode: role.report,
    reportName:
      role.report === null ? null : `laudo-cautelar-${(first.draft.plate ?? 'maquina').toLowerCase()}.pdf`,
    auction: {
      baseCents: base,
      endAt: role.endAt,
      reserveCents: role.hasReserve && base > 0 ? Math.round((worth * 0.93) / 10_000) * 10_000 : null,
      minimumStep: role.bindingSteps ? 'increment' : 'any',
      softCloseMs: world.softCloseMs,
      softCloseCapMs: world.softCloseCapMs,
    },
    vehicles: vehicles.map((vehicle) => ({
      ...vehicle.draft,
      condition: conditionOf(vehicle, role.publishedAt),
    })),
    photos: [...photosOf(vehicles, pictures), ...(role.profilePhotos ? profilePhotosOf(first, 5) : [])],
    videos: role.filmed ? filmsOf(vehicles) : [],
  };
}

function lotTitle(vehicles: readonly DemoVehicle[]): string {
  const models = [...new Set(vehicles.map(({ shortName }) => shortName))];
  return `Lote com ${vehicles.length} veículos: ${models.join(' e ')}`;
}

function tagsOf(vehicles: readonly DemoVehicle[], role: OfferRole): string {
  const words = [
    vehicles.length > 1 ? 'lote frota' : '',
    role.report === null ? '' : 'laudo vistoria',
    role.takesProposals ? 'proposta' : '',
  ];
  return words.filter((word) => word !== '').join(' ');
}

/** Companies, dealers and employees pay less than visitors and individuals; in whole hundreds of reais. */
function profilePrices(price: number): NonNullable<OfferDraft['profilePrices']> {
  const share = (part: number) => Math.round((price * part) / 10_000) * 10_000;
  return [
    { profileCode: 4, buyNowCents: share(0.98) },
    { profileCode: 5, buyNowCents: share(0.955) },
    { profileCode: 6, buyNowCents: share(0.93) },
  ];
}

/** Returns the draft with a text far longer than any screen, if its role requires it. */
function withSpecials(role: OfferRole, draft: OfferDraft): OfferDraft {
  const [vehicle] = draft.vehicles;
  if (role.special === 'long' && vehicle) {
    return { ...draft, description: longDescription(vehicle.yearManufacture ?? 0, vehicle.usage ?? 0) };
  }
  return draft;
}
