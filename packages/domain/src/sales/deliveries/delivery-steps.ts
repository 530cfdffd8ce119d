/**
 * Where the delivery of a purchase stands. `a-combinar`: its freight has no amount yet; `proposta`: the buyer answers an amount; `combinada`: a
 * carrier is to be booked; `agendada`: it is booked; `carregada`: the vehicles left the yard; `recusada`: the buyer collects instead.
 */
export const DELIVERY_STATES = [
  'a-combinar',
  'proposta',
  'combinada',
  'agendada',
  'carregada',
  'em-transito',
  'tentativa',
  'entregue',
  'contestada',
  'confirmada',
  'recusada',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Who takes a step: the buyer, the store that sells, staff of the house, the gate of the yard, or it happens by itself. */
export type DeliveryActor = 'buyer' | 'store' | 'house' | 'gate' | 'clock';

/** What those who sell do, in the order of the way. */
export const SELLER_STEPS = [
  'propor',
  'retirar-proposta',
  'reabrir',
  'agendar',
  'desmarcar',
  'informar',
  'falhar',
  'reagendar',
  'entregar',
  'desfazer-entrega',
  'resolver',
] as const;
export type SellerStep = (typeof SELLER_STEPS)[number];

/** What the buyer does. */
export const DELIVERY_BUYER_STEPS = ['aceitar', 'recusar', 'confirmar', 'contestar'] as const;

/** What the exits of the yard do. */
export const GATE_STEPS = ['carregar', 'descarregar'] as const;

export const DELIVERY_STEPS = [...SELLER_STEPS, ...DELIVERY_BUYER_STEPS, ...GATE_STEPS] as const;
export type DeliveryStep = (typeof DELIVERY_STEPS)[number];

interface Transition {
  readonly actors: readonly DeliveryActor[];
  readonly from: readonly DeliveryState[];
  readonly to: DeliveryState;
}

const BUYER = ['buyer'] as const;
const SELLERS = ['store', 'house'] as const;
const GATE = ['gate'] as const;
const ON_THE_WAY = ['carregada', 'em-transito'] as const;

/** Every step of a delivery: who takes it, from where to where. What is not here does not happen. */
export const DELIVERY_TRANSITIONS: Readonly<Record<DeliveryStep, Transition>> = {
  propor: { actors: SELLERS, from: ['a-combinar', 'proposta'], to: 'proposta' },
  'retirar-proposta': { actors: SELLERS, from: ['proposta'], to: 'a-combinar' },
  aceitar: { actors: BUYER, from: ['proposta'], to: 'combinada' },
  recusar: { actors: BUYER, from: ['proposta'], to: 'recusada' },
  // The buyer refused by mistake, and calls.
  reabrir: { actors: SELLERS, from: ['recusada'], to: 'a-combinar' },
  agendar: { actors: SELLERS, from: ['combinada', 'agendada'], to: 'agendada' },
  desmarcar: { actors: SELLERS, from: ['agendada'], to: 'combinada' },
  carregar: { actors: GATE, from: ['agendada'], to: 'carregada' },
  descarregar: { actors: GATE, from: ['carregada'], to: 'agendada' },
  informar: { actors: SELLERS, from: ON_THE_WAY, to: 'em-transito' },
  falhar: { actors: SELLERS, from: ON_THE_WAY, to: 'tentativa' },
  reagendar: { actors: SELLERS, from: [...ON_THE_WAY, 'tentativa'], to: 'em-transito' },
  entregar: { actors: SELLERS, from: ON_THE_WAY, to: 'entregue' },
  'desfazer-entrega': { actors: SELLERS, from: ['entregue'], to: 'em-transito' },
  confirmar: { actors: ['buyer', 'clock'], from: ['entregue', 'contestada'], to: 'confirmada' },
  contestar: { actors: BUYER, from: ['entregue'], to: 'contestada' },
  // A store cannot decide on a complaint about itself.
  resolver: { actors: ['house'], from: ['contestada'], to: 'confirmada' },
};

/** What ended a delivery beside its own steps; null: nothing. */
export type DeliveryEnd = 'cancelada' | 'encerrada' | null;

/** What decides which steps are possible. */
export interface DeliveryFacts {
  readonly state: DeliveryState;
  /** The purchase was cancelled, or staff completed it by hand. */
  readonly end: DeliveryEnd;
  /** The buyer asked to cancel the purchase, and nobody has decided. */
  readonly cancellationAsked: boolean;
  /** A complaint about the delivery is open. */
  readonly complaintOpen: boolean;
  /** A vehicle has left, or a pickup is booked: the freight cannot come back. */
  readonly pickedUp: boolean;
}

/** While a cancellation is asked for, nothing begins that costs money; what is on its way is still reported. */
const WAITS_FOR_CANCELLATION: readonly DeliveryStep[] = [
  'propor',
  'aceitar',
  'recusar',
  'reabrir',
  'agendar',
  'carregar',
];

/** The state after a step; null: it cannot be taken by this actor now. */
export function stateAfter(
  facts: DeliveryFacts,
  step: DeliveryStep,
  actor: DeliveryActor,
): DeliveryState | null {
  const { actors, from, to } = DELIVERY_TRANSITIONS[step];
  if (facts.end !== null || !actors.includes(actor) || !from.includes(facts.state)) return null;
  if (facts.cancellationAsked && WAITS_FOR_CANCELLATION.includes(step)) return null;
  if ((step === 'reabrir' || step === 'desmarcar') && facts.pickedUp) return null;
  // Who contests, complains or wants to cancel is not taken to have confirmed.
  const spoken = facts.state !== 'entregue' || facts.complaintOpen || facts.cancellationAsked;
  return actor === 'clock' && spoken ? null : to;
}

/** The steps that an actor can take now. */
export function deliveryStepsNow(facts: DeliveryFacts, actor: DeliveryActor): readonly DeliveryStep[] {
  return DELIVERY_STEPS.filter((step) => stateAfter(facts, step, actor) !== null);
}
