import type { Centavos } from '../../money/centavos.ts';
import { VEHICLE_FACTS } from './offered-facts.ts';
import type { FactValue, OfferedFacts, OfferedVehicle, VehicleFact } from './offered-facts.ts';

/** The facts of an offer that an edit can change. */
export type OfferedField =
  | VehicleFact
  | 'vehicles'
  | 'legal'
  | 'notes'
  | 'equipment'
  | 'title'
  | 'description'
  | 'pictures'
  | 'seller'
  | 'modality'
  | 'base'
  | 'reserve'
  | 'buyNow';

/** One difference between what was offered and what an edit states. */
export interface OfferedChange {
  readonly field: OfferedField;
  /** Position of the vehicle, from 0; null: the offer as a whole. */
  readonly vehicle: number | null;
  readonly before: FactValue;
  readonly after: FactValue;
  /** Harms nobody with a deal on the offer: more pictures, more text, more equipment, a lower reserve. */
  readonly harmless: boolean;
}

/** The deals that an offer already has (rule 0.32). */
export interface OfferStanding {
  readonly bids: boolean;
  /** The highest bid in centavos; null without bids. */
  readonly currentBid: Centavos | null;
  readonly openProposals: boolean;
  /** A purchase that stands, or a pending second chance. */
  readonly sold: boolean;
}

export type EditJudgement =
  | { readonly kind: 'allowed'; readonly changes: readonly OfferedChange[] }
  /** `changes`: the reasons for the refusal. */
  | {
      readonly kind: 'refused';
      readonly because: 'bids' | 'proposals' | 'sold';
      readonly changes: readonly OfferedChange[];
    };

/** Returns what an edit changes in what was offered. `currentBid` in centavos: a buy-now price below it harms its bidder. */
export function offeredChanges(
  before: OfferedFacts,
  after: OfferedFacts,
  currentBid: Centavos | null,
): readonly OfferedChange[] {
  return [...vehicleChanges(before.vehicles, after.vehicles), ...offerChanges(before, after, currentBid)];
}

/**
 * Judges an edit (rule 0.32): with a bid or an open proposal only changes that harm nobody are allowed, and none to a sold offer. Without
 * either, everything is allowed.
 */
export function judgeEdit(before: OfferedFacts, after: OfferedFacts, standing: OfferStanding): EditJudgement {
  const { bids, openProposals, sold, currentBid } = standing;
  const changes = offeredChanges(before, after, currentBid);
  const because = sold ? 'sold' : bids ? 'bids' : openProposals ? 'proposals' : null;
  const refused = changes.filter(({ harmless }) => because === 'sold' || !harmless);
  if (because === null || refused.length === 0) return { kind: 'allowed', changes };
  return { kind: 'refused', because, changes: refused };
}

function vehicleChanges(
  before: readonly OfferedVehicle[],
  after: readonly OfferedVehicle[],
): readonly OfferedChange[] {
  const count = difference('vehicles', null, before.length, after.length);
  return [
    ...(count === null ? [] : [count]),
    ...before.flatMap((vehicle, position) => {
      const other = after[position];
      return other === undefined ? [] : changesOf(vehicle, other, position);
    }),
  ];
}

function changesOf(before: OfferedVehicle, after: OfferedVehicle, vehicle: number): readonly OfferedChange[] {
  return [
    ...VEHICLE_FACTS.map((fact) => difference(fact, vehicle, before[fact], after[fact])),
    listChange('legal', vehicle, before.legal, after.legal, false),
    listChange('notes', vehicle, before.notes, after.notes, false),
    listChange('equipment', vehicle, before.equipment, after.equipment, true),
  ].filter((change) => change !== null);
}

function offerChanges(
  before: OfferedFacts,
  after: OfferedFacts,
  currentBid: Centavos | null,
): readonly OfferedChange[] {
  const lowerReserve = before.reserve !== null && (after.reserve === null || after.reserve < before.reserve);
  const profiles = ['4', '5', '6', '7'] as const;
  return [
    difference('title', null, before.title, after.title),
    difference(
      'description',
      null,
      before.description,
      after.description,
      after.description.startsWith(before.description),
    ),
    listChange('pictures', null, before.pictures, after.pictures, true),
    difference('seller', null, before.seller, after.seller),
    difference('modality', null, before.modality, after.modality),
    difference('base', null, before.base, after.base),
    difference('reserve', null, before.reserve, after.reserve, lowerReserve),
    ...profiles.map((profile) => {
      const price = after.buyNow[profile];
      const below = currentBid !== null && price > 0 && price < currentBid;
      return difference('buyNow', null, before.buyNow[profile], price, !below);
    }),
  ].filter((change) => change !== null);
}

function difference(
  field: OfferedField,
  vehicle: number | null,
  before: FactValue,
  after: FactValue,
  harmless = false,
): OfferedChange | null {
  return before === after ? null : { field, vehicle, before, after, harmless };
}

/** Lists are compared as sets: their order is irrelevant. `mayGrow`: more of it harms nobody. */
function listChange(
  field: OfferedField,
  vehicle: number | null,
  before: readonly string[],
  after: readonly string[],
  mayGrow: boolean,
): OfferedChange | null {
  const [earlier, later] = [new Set(before), new Set(after)];
  const lost = [...earlier].filter((item) => !later.has(item));
  const added = [...later].filter((item) => !earlier.has(item));
  if (lost.length === 0 && added.length === 0) return null;
  return {
    field,
    vehicle,
    before: lost.join('; ') || null,
    after: added.join('; ') || null,
    harmless: mayGrow && lost.length === 0,
  };
}
