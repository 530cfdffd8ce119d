import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_WEEKDAY } from '../../time/working-days.ts';
import { finePayer, fineProblem } from './fine-payer.ts';
import { isPossibleDay, stepProblem, TRANSFER_ACTIONS } from './transfer-actions.ts';
import {
  buyerClock,
  isLate,
  missingForRelease,
  transferPlan,
  transferState,
  type StepMark,
  type TransferFacts,
  type TransferTerms,
} from './transfer-plan.ts';
import { dueReminder, REMINDERS } from './transfer-reminders.ts';
import { RELEASE_LEVELS, STEP_RULES, type ReleaseLevel, type TransferStep } from './transfer-steps.ts';

const SIDES = ['buyer', 'store', 'house'] as const;
const TODAY = '2026-11-30';
const day = fc
  .integer({ min: 0, max: 600 })
  .map((n) => new Date(Date.UTC(2026, 0, 5 + n)).toISOString().slice(0, 10));
const mark = fc.record<StepMark>({ state: fc.constantFrom('sent', 'done', 'waived'), on: day });
const marks = fc.record(
  {
    gravame: mark,
    atpv: mark,
    'assinatura-vendedor': mark,
    'assinatura-comprador': mark,
    comunicacao: mark,
    detran: mark,
  },
  { requiredKeys: [] },
);
const facts = fc.record<TransferFacts>({
  plated: fc.boolean(),
  lien: fc.boolean(),
  seller: fc.constantFrom('store', 'house'),
  cancelled: fc.boolean(),
  paidOn: fc.option(day),
  invoiceOn: fc.option(day),
  deliveredOn: fc.option(day),
  marks,
});
const terms = fc.record<TransferTerms>({
  lienDays: fc.integer({ min: 1, max: 90 }),
  intentDays: fc.integer({ min: 1, max: 60 }),
  signDays: fc.integer({ min: 1, max: 60 }),
  release: fc.constantFrom(...RELEASE_LEVELS),
});
const plan = (given: TransferFacts, by: TransferTerms) => transferPlan(given, by, EVERY_WEEKDAY);

const TERMS: TransferTerms = { lienDays: 10, intentDays: 3, signDays: 3, release: 'signatures' };
const SOLD: TransferFacts = {
  plated: true,
  lien: false,
  seller: 'house',
  cancelled: false,
  paidOn: '2026-11-02',
  invoiceOn: null,
  deliveredOn: null,
  marks: {},
};
const done = (on: string): StepMark => ({ state: 'done', on });
const states = (given: Partial<TransferFacts>) =>
  Object.fromEntries(plan({ ...SOLD, ...given }, TERMS).map(({ step, state }) => [step, state]));
const due = (step: TransferStep, given: Partial<TransferFacts>) =>
  plan({ ...SOLD, ...given }, TERMS).find((each) => each.step === step)?.dueOn;

describe('the checklist of a purchase', () => {
  it('of a machine without a plate has invoice and delivery only; of a cancelled purchase nothing', () => {
    fc.assert(
      fc.property(facts, terms, (given, by) => {
        const steps = plan(given, by).map(({ step }) => step);
        if (given.cancelled) expect(steps).toEqual([]);
        else if (!given.plated) expect(steps).toEqual(['nota-fiscal', 'entrega']);
        else expect(steps.includes('gravame')).toBe(given.lien || given.marks.gravame !== undefined);
      }),
    );
  });

  it('has exactly one owner for each step: the buyer signs and transfers, who sells does the rest', () => {
    fc.assert(
      fc.property(facts, terms, (given, by) => {
        for (const { step, owner } of plan(given, by))
          expect(owner).toBe(['assinatura-comprador', 'detran'].includes(step) ? 'buyer' : given.seller);
      }),
    );
  });

  it('lets nothing be done before what comes first', () => {
    fc.assert(
      fc.property(facts, terms, (given, by) => {
        const steps = plan(given, by);
        for (const { step } of steps)
          for (const side of SIDES)
            for (const action of ['send', 'do'] as const)
              if (stepProblem(steps, step, action, side) === null)
                for (const before of STEP_RULES[step].after)
                  expect(['done', 'waived', undefined]).toContain(
                    steps.find((each) => each.step === before)?.state,
                  );
      }),
    );
  });

  it('lets a buyer send and take back their own steps only, and a store do its own', () => {
    fc.assert(
      fc.property(facts, terms, (given, by) => {
        const steps = plan(given, by);
        for (const { step, owner } of steps)
          for (const action of TRANSFER_ACTIONS)
            for (const side of ['buyer', 'store'] as const)
              if (stepProblem(steps, step, action, side) === null) {
                expect(owner).toBe(side);
                expect(side === 'buyer' ? ['send', 'undo'] : ['do', 'undo']).toContain(action);
              }
      }),
    );
  });

  it('never lets the same step be done twice, nor one be confirmed that was not sent', () => {
    fc.assert(
      fc.property(facts, terms, (given, by) => {
        const steps = plan(given, by);
        for (const { step, state } of steps) {
          const may = TRANSFER_ACTIONS.filter((action) => stepProblem(steps, step, action, 'house') === null);
          if (state === 'done' || state === 'waived' || state === 'sent') expect(may).not.toContain('do');
          if (state !== 'sent') expect(may).not.toContain('confirm');
        }
      }),
    );
  });

  it('keeps more steps before the release the more the house requires, and none after the delivery', () => {
    fc.assert(
      fc.property(facts, terms, (given, by) => {
        const missing = (release: ReleaseLevel) => missingForRelease(plan(given, { ...by, release }));
        const counts = RELEASE_LEVELS.map((level) => missing(level).length);
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
        expect(missing('nothing')).toEqual([]);
        if (given.deliveredOn !== null) expect(missing('notice')).toEqual([]);
      }),
    );
  });

  it('gives the buyer 30 days from whatever comes first of signatures and delivery, never more', () => {
    fc.assert(
      fc.property(facts, terms, (given, by) => {
        const clock = buyerClock(plan(given, by), TODAY);
        if (clock === null || given.deliveredOn === null) return;
        expect(Date.parse(clock.dueOn) - Date.parse(given.deliveredOn)).toBeLessThanOrEqual(30 * 86_400_000);
      }),
    );
  });

  it('is done when nothing is left, and late only while a step is open beyond its last day', () => {
    fc.assert(
      fc.property(facts, terms, day, (given, by, today) => {
        const steps = plan(given, by);
        const state = transferState(steps, today);
        expect(state === null).toBe(steps.length === 0);
        if (state === 'done') expect(missingForRelease(steps)).toEqual([]);
        expect(state === 'late').toBe(steps.some((step) => isLate(step, today)));
      }),
    );
  });

  it('goes from the lien to the Detran, and the ATPV-e signed by both is the communication of the sale', () => {
    expect(states({ lien: true })).toMatchObject({ gravame: 'now', atpv: 'ahead', detran: 'ahead' });
    const marked = { gravame: done('2026-11-04'), atpv: done('2026-11-05') };
    expect(states({ lien: true, marks: marked })).toMatchObject({
      'assinatura-vendedor': 'now',
      'assinatura-comprador': 'now',
      comunicacao: 'ahead',
    });
    const signed = {
      ...marked,
      'assinatura-vendedor': done('2026-11-06'),
      'assinatura-comprador': done('2026-11-09'),
    };
    expect(states({ marks: signed })).toMatchObject({ comunicacao: 'done', detran: 'now' });
    expect(due('detran', { marks: signed })).toBe('2026-12-09');
    expect(due('detran', { marks: signed, deliveredOn: '2026-11-07' })).toBe('2026-12-07');
    const sent = { ...signed, 'assinatura-comprador': { state: 'sent', on: '2026-11-09' } } as const;
    expect(states({ marks: sent })).toMatchObject({ comunicacao: 'now', detran: 'ahead' });
    expect(due('comunicacao', { marks: sent })).toBe('2027-01-05');
  });

  it('counts the terms of the house in working days, from the payment on', () => {
    expect(due('atpv', { paidOn: null })).toBeNull();
    // Paid on a Friday.
    expect(due('atpv', { paidOn: '2026-11-06' })).toBe('2026-11-11');
    expect(due('atpv', { lien: true, marks: { gravame: done('2026-11-13') } })).toBe('2026-11-18');
  });

  it('takes a mark back only while nothing rests on it', () => {
    const steps = plan({ ...SOLD, marks: { atpv: done('2026-11-05') } }, TERMS);
    expect(stepProblem(steps, 'atpv', 'undo', 'house')).toBeNull();
    const later = {
      atpv: done('2026-11-05'),
      'assinatura-comprador': { state: 'sent', on: '2026-11-06' },
    } as const;
    expect(stepProblem(plan({ ...SOLD, marks: later }, TERMS), 'atpv', 'undo', 'house')).toBe('order');
  });

  it('takes days between the sale and today, in their order', () => {
    const steps = plan({ ...SOLD, marks: { atpv: done('2026-11-05') } }, TERMS);
    const possible = (on: string) =>
      isPossibleDay(steps, 'assinatura-comprador', { on, today: TODAY, soldOn: '2026-11-01' });
    expect(['2026-11-04', '2026-11-05', TODAY, '2026-12-01'].map(possible)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('reminds once at 10 and 3 days and when it is over, only ever more urgently', () => {
    expect([11, 10, 4, 3, 0, -1].map((left) => dueReminder(left, 'none'))).toEqual([
      null,
      'ten',
      'ten',
      'three',
      'three',
      'late',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.constantFrom(...REMINDERS), (left, last) => {
        const next = dueReminder(left, last);
        if (next !== null) expect(dueReminder(left, next)).toBeNull();
      }),
    );
  });

  it('has the buyer pay fines from the day of the delivery on', () => {
    expect(finePayer('2026-11-10', '2026-11-10')).toBe('buyer');
    expect(finePayer('2026-11-09', '2026-11-10')).toBe('seller');
    expect(finePayer('2026-11-10', null)).toBe('seller');
  });

  it('lets the house alone depart from who pays, with a reason', () => {
    const facts = { today: TODAY, deliveredOn: '2026-11-10', ofHouse: true };
    const fine = { happenedOn: '2026-11-12', payer: 'seller', reason: null } as const;
    expect(fineProblem(fine, facts)).toBe('reason');
    expect(fineProblem({ ...fine, reason: 'Test drive.' }, facts)).toBeNull();
    expect(fineProblem({ ...fine, reason: 'Test drive.' }, { ...facts, ofHouse: false })).toBe('not-yours');
    expect(fineProblem({ ...fine, payer: 'buyer' }, { ...facts, ofHouse: false })).toBeNull();
    expect(fineProblem({ ...fine, happenedOn: '2026-12-01' }, facts)).toBe('day');
  });
});
