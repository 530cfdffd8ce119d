import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDay } from '../../time/sao-paulo.ts';
import { EVERY_WEEKDAY } from '../../time/working-days.ts';
import {
  arePlannedDays,
  canHaveHappened,
  deliveryDue,
  deliveryOwner,
  deliveryReminder,
  isArrivalDay,
  trackingAddress,
} from './delivery-clock.ts';
import {
  DELIVERY_BUYER_STEPS,
  DELIVERY_STATES,
  DELIVERY_STEPS,
  deliveryStepsNow,
  GATE_STEPS,
  SELLER_STEPS,
  stateAfter,
  type DeliveryFacts,
} from './delivery-steps.ts';

const ACTORS = ['buyer', 'store', 'house', 'gate', 'clock'] as const;
const facts = fc.record<DeliveryFacts>({
  state: fc.constantFrom(...DELIVERY_STATES),
  end: fc.constantFrom('cancelada', 'encerrada', null),
  cancellationAsked: fc.boolean(),
  complaintOpen: fc.boolean(),
  pickedUp: fc.boolean(),
});
const at = (state: DeliveryFacts['state'], given: Partial<DeliveryFacts> = {}): DeliveryFacts => ({
  state,
  end: null,
  cancellationAsked: false,
  complaintOpen: false,
  pickedUp: false,
  ...given,
});
const step = fc.constantFrom(...DELIVERY_STEPS);

describe('the steps of a delivery', () => {
  it('lead from a freight to be agreed to a delivery that both sides confirmed', () => {
    const way = [
      ['propor', 'store', 'proposta'],
      ['aceitar', 'buyer', 'combinada'],
      ['agendar', 'store', 'agendada'],
      ['carregar', 'gate', 'carregada'],
      ['informar', 'store', 'em-transito'],
      ['falhar', 'store', 'tentativa'],
      ['reagendar', 'store', 'em-transito'],
      ['entregar', 'store', 'entregue'],
      ['confirmar', 'buyer', 'confirmada'],
    ] as const;
    let state: DeliveryFacts['state'] = 'a-combinar';
    for (const [taken, actor, then] of way) {
      expect(stateAfter(at(state), taken, actor)).toBe(then);
      state = then;
    }
    expect(ACTORS.flatMap((actor) => deliveryStepsNow(at(state), actor))).toEqual([]);
  });

  it('belong to one side each: buyers only answer and confirm, and nobody confirms for them but the clock', () => {
    fc.assert(
      fc.property(facts, step, (given, taken) => {
        for (const actor of ['store', 'house'] as const)
          if (stateAfter(given, taken, actor) !== null) expect(SELLER_STEPS).toContain(taken);
        if (stateAfter(given, taken, 'buyer') !== null) expect(DELIVERY_BUYER_STEPS).toContain(taken);
        if (stateAfter(given, taken, 'gate') !== null) expect(GATE_STEPS).toContain(taken);
        if (stateAfter(given, taken, 'clock') !== null)
          expect([taken, given.state]).toEqual(['confirmar', 'entregue']);
      }),
    );
  });

  it('end with the purchase: nothing can be done once it was cancelled or completed', () => {
    fc.assert(
      fc.property(facts, (given) => {
        if (given.end !== null)
          for (const actor of ACTORS) expect(deliveryStepsNow(given, actor)).toEqual([]);
      }),
    );
  });

  it('let a store take every step of the house but decide on what is contested about it', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const house = deliveryStepsNow(given, 'house');
        expect(deliveryStepsNow(given, 'store')).toEqual(house.filter((taken) => taken !== 'resolver'));
      }),
    );
  });

  it('begin nothing that costs money while a cancellation is asked for, and bring no freight back after a pickup', () => {
    expect(stateAfter(at('combinada', { cancellationAsked: true }), 'agendar', 'house')).toBeNull();
    expect(stateAfter(at('agendada', { cancellationAsked: true }), 'carregar', 'gate')).toBeNull();
    expect(stateAfter(at('em-transito', { cancellationAsked: true }), 'entregar', 'house')).toBe('entregue');
    for (const spoken of [{ cancellationAsked: true }, { complaintOpen: true }]) {
      expect(stateAfter(at('entregue', spoken), 'confirmar', 'clock')).toBeNull();
      expect(stateAfter(at('entregue', spoken), 'confirmar', 'buyer')).toBe('confirmada');
    }
    expect(stateAfter(at('agendada', { pickedUp: true }), 'desmarcar', 'house')).toBeNull();
    expect(stateAfter(at('entregue'), 'confirmar', 'clock')).toBe('confirmada');
    expect(stateAfter(at('contestada'), 'confirmar', 'clock')).toBeNull();
    expect(stateAfter(at('contestada'), 'confirmar', 'buyer')).toBe('confirmada');
    expect(stateAfter(at('recusada'), 'reabrir', 'store')).toBe('a-combinar');
    expect(stateAfter(at('recusada', { pickedUp: true }), 'reabrir', 'store')).toBeNull();
  });
});

describe('the clock of a delivery', () => {
  const MONDAY = Date.UTC(2026, 10, 23, 12);
  const DAY = 86_400_000;
  const plan = { pickupOn: '2026-11-25', arrivalOn: '2026-11-30' };
  const due = (state: DeliveryFacts['state']) =>
    deliveryDue(state, MONDAY, plan, { step: 3, confirm: 5 }, EVERY_WEEKDAY);

  it('counts working days for steps and for the confirmation, and the planned days of the carrier', () => {
    expect(due('proposta')).toBe(MONDAY + 3 * DAY);
    expect(due('entregue')).toBe(MONDAY + 7 * DAY);
    expect(due('agendada')).toBe(endOfDay('2026-11-25') - 1);
    expect(due('em-transito')).toBe(endOfDay('2026-11-30') - 1);
    for (const state of ['contestada', 'confirmada', 'recusada'] as const) expect(due(state)).toBeNull();
  });

  it('reminds the buyer before a term of theirs ends, once, if the term is longer than that', () => {
    const remind = (state: DeliveryFacts['state'], before: number) =>
      deliveryReminder(state, MONDAY, { step: 3, confirm: 5, remind: before }, EVERY_WEEKDAY);
    expect(remind('entregue', 2)).toBe(MONDAY + 3 * DAY);
    expect(remind('proposta', 2)).toBe(MONDAY + DAY);
    expect(remind('entregue', 5)).toBeNull();
    expect(remind('combinada', 1)).toBeNull();
  });

  it('says whose turn it is: of the buyer while the freight is owed', () => {
    expect(deliveryOwner('combinada', null, false)).toBe('buyer');
    expect(deliveryOwner('agendada', null, true)).toBe('seller');
    expect(deliveryOwner('em-transito', null, false)).toBe('seller');
    expect(deliveryOwner('entregue', null, true)).toBe('buyer');
    expect(deliveryOwner('entregue', 'cancelada', true)).toBeNull();
    expect(deliveryOwner('confirmada', null, true)).toBeNull();
  });

  it('takes days from today on in their order, and instants after the exit that are over', () => {
    expect(arePlannedDays('2026-11-23', '2026-11-23', '2026-11-23')).toBe(true);
    expect(arePlannedDays('2026-11-22', '2026-11-23', '2026-11-23')).toBe(false);
    expect(arePlannedDays('2026-11-24', '2026-11-23', '2026-11-23')).toBe(false);
    expect(isArrivalDay('2027-12-01', '2026-11-23')).toBe(false);
    expect(canHaveHappened(2, 1, 3)).toBe(true);
    expect(canHaveHappened(4, 1, 3)).toBe(false);
    expect(canHaveHappened(0, 1, 3)).toBe(false);
  });

  it('links to https pages only', () => {
    expect(trackingAddress('https://rastreio.example.com/AB?x=1')).toBe(
      'https://rastreio.example.com/AB?x=1',
    );
    for (const bad of [
      'http://a.example.com',
      'data:text/html,x',
      'https://user:pw@a.example.com',
      'https://localhost/x',
      'https://a.example.com@b.example.com',
      String.raw`https://a.example.com\@b.example.com`,
      'https://a.example.com/one two',
      'a.example.com',
      '',
    ])
      expect(trackingAddress(bad)).toBeNull();
  });
});
