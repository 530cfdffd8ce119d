import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '../../staff/staff-role.ts';
import { EVERY_WEEKDAY, isWorkingDay } from '../../time/working-days.ts';
import { courseAfter, newCourse, type ComplaintCourse, type ComplaintTerms } from './complaint-clocks.ts';
import {
  COMPLAINT_STATES,
  COMPLAINT_TRANSITIONS,
  DESK_STEPS,
  type ComplaintStep,
} from './complaint-steps.ts';
import {
  deskNow,
  desksOf,
  findTransition,
  reopenableUntil,
  stepsNow,
  type ComplaintFacts,
  type StepTaker,
} from './decide-complaint-step.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 27, 15);
const TERMS: ComplaintTerms = {
  answerDays: 5,
  reviewDays: 5,
  replyMs: 10 * DAY,
  reopenMs: 15 * DAY,
  fulfilMs: 30 * DAY,
  calendar: { ...EVERY_WEEKDAY, holidays: new Set(['2026-12-25']) },
};

interface Walk {
  readonly course: ComplaintCourse;
  readonly answeredBy: readonly number[];
}

const factsOf = ({ course, answeredBy }: Walk, storeOpen = true): ComplaintFacts => ({
  ...course,
  storeOpen,
  answeredBy,
  undoAsked: false,
  undoing: false,
  reopenUntil: reopenableUntil({ ...course, buyerGone: false, undone: false }, TERMS.reopenMs),
});

const takers: readonly StepTaker[] = [
  { kind: 'buyer' },
  { kind: 'clock' },
  ...[null, ...STAFF_ROLES].map((role, index) => ({
    kind: 'desk' as const,
    desks: desksOf(role),
    accountId: index + 1,
  })),
];

/** Each takes one of the steps that may be taken then. */
const moves = fc.array(
  fc.record({ pick: fc.nat(), hours: fc.nat({ max: 24 * 12 }), storeOpen: fc.boolean() }),
  { maxLength: 25 },
);

/** Plays moves from a new complaint and shows each that was taken. */
function play(
  ofStore: boolean,
  played: readonly { pick: number; hours: number; storeOpen: boolean }[],
  see: (before: ComplaintFacts, step: ComplaintStep, taker: StepTaker, after: Walk, now: number) => void,
) {
  let walk: Walk = { course: newCourse({ store: ofStore, open: true }, START, TERMS), answeredBy: [] };
  let now = START;
  for (const { pick, hours, storeOpen } of played) {
    now += hours * HOUR;
    const before = factsOf(walk, storeOpen);
    const free = takers.flatMap((one) =>
      stepsNow(before, one, now).map((each) => ({ step: each, taker: one })),
    );
    const { step, taker } = free[pick % free.length] ?? {};
    if (step === undefined || taker === undefined) continue;
    const row = findTransition(before, step, taker, now);
    if (typeof row === 'string') throw new Error('A step that may be taken is refused.');
    const course = courseAfter(before, step, row.to, now, TERMS);
    const answers = taker.kind === 'desk' && !before.escalated;
    walk = { course, answeredBy: answers ? [...walk.answeredBy, taker.accountId] : walk.answeredBy };
    see(before, step, taker, walk, now);
  }
  return { walk, now };
}

describe('a complaint that ended', () => {
  it('is opened again within its term, unless its sale was undone with it or its buyer is gone', () => {
    const ended = { closedAt: START, buyerGone: false, undone: false };
    expect(reopenableUntil(ended, DAY)).toBe(START + DAY);
    expect(reopenableUntil({ ...ended, closedAt: null }, DAY)).toBeNull();
    expect(reopenableUntil({ ...ended, undone: true }, DAY)).toBeNull();
    expect(reopenableUntil({ ...ended, buyerGone: true }, DAY)).toBeNull();
  });
});

describe('steps of a complaint', () => {
  it('are taken by their actor alone', () => {
    fc.assert(
      fc.property(fc.boolean(), moves, (ofStore, played) => {
        play(ofStore, played, (before, step, taker, _after, now) => {
          const rows = COMPLAINT_TRANSITIONS.filter((row) => row.step === step);
          if (taker.kind === 'desk') {
            expect(DESK_STEPS).toContain(step);
            expect(taker.desks).toContain(deskNow(before, now));
          } else expect(rows.every(({ actors }) => actors.join() === taker.kind)).toBe(true);
        });
      }),
    );
  });

  it('leave no state without a way out, and none without a term after which another may act', () => {
    fc.assert(
      fc.property(fc.boolean(), moves, (ofStore, played) => {
        const { walk } = play(ofStore, played, () => undefined);
        const facts = factsOf(walk);
        const { state, closedAt, answerDueAt, buyerDueAt } = facts;
        if (state === 'closed') {
          expect(stepsNow(facts, { kind: 'buyer' }, closedAt ?? 0)).toEqual(['reopen']);
          return;
        }
        const due = buyerDueAt ?? answerDueAt ?? Number.NaN;
        expect(Number.isFinite(due)).toBe(true);
        expect(stepsNow(facts, { kind: 'buyer' }, due)).toContain('withdraw');
        // When the buyer does nothing it closes; when who sells does nothing another one may act.
        const free = takers.filter((taker) => stepsNow(facts, taker, due).length > 0);
        if (buyerDueAt !== null) expect(stepsNow(facts, { kind: 'clock' }, due)).toEqual(['lapse']);
        else expect(free.length).toBeGreaterThan(1);
      }),
    );
  });

  it('have exactly the clocks of their state', () => {
    fc.assert(
      fc.property(fc.boolean(), moves, (ofStore, played) => {
        play(ofStore, played, (_before, _step, _taker, { course }, now) => {
          const { state, answerDueAt, buyerDueAt, pausedAt, closedAt, end } = course;
          const clocks = [answerDueAt, buyerDueAt, pausedAt, closedAt, end].map((one) => one !== null);
          expect([state, ...clocks]).toEqual([
            state,
            ...{
              waiting: [true, false, false, false, false],
              asked: [true, true, true, false, false],
              answered: [false, true, false, false, false],
              proposed: [false, true, false, false, false],
              agreed: [true, false, false, false, false],
              closed: [false, false, false, true, true],
            }[state],
          ]);
          if (buyerDueAt !== null) expect(buyerDueAt).toBe(now + TERMS.replyMs);
        });
      }),
    );
  });

  it('are escalated once, and reviewed by no one who answered before', () => {
    fc.assert(
      fc.property(fc.boolean(), moves, (ofStore, played) => {
        let escalations = 0;
        play(ofStore, played, (before, step, taker) => {
          if (step === 'escalate') escalations += 1;
          if (taker.kind === 'desk' && before.escalated)
            expect(before.answeredBy).not.toContain(taker.accountId);
        });
        expect(escalations).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('answer twice at no time: after an answer the buyer has the word', () => {
    fc.assert(
      fc.property(fc.boolean(), moves, (ofStore, played) => {
        play(ofStore, played, (before, step) => {
          if (['answer', 'decide', 'ask', 'propose'].includes(step)) expect(before.state).toBe('waiting');
        });
      }),
    );
  });

  it('say why a complaint ended', () => {
    fc.assert(
      fc.property(fc.boolean(), moves, (ofStore, played) => {
        play(ofStore, played, (before, step, _taker, { course }) => {
          const silence = before.state === 'answered' ? 'unopposed' : 'unanswered';
          const ends = { accept: 'accepted', withdraw: 'withdrawn', fulfil: 'fulfilled', lapse: silence };
          const named = Object.entries(ends).find(([name]) => name === step)?.[1] ?? null;
          expect(course.end).toBe(course.state === 'closed' ? named : null);
        });
      }),
    );
  });

  it('name every state as one that is left and one that is reached', () => {
    for (const state of COMPLAINT_STATES) {
      expect(COMPLAINT_TRANSITIONS.some(({ from, to }) => from.includes(state) && to !== null)).toBe(true);
      expect(COMPLAINT_TRANSITIONS.some(({ to }) => to === state)).toBe(true);
    }
  });
});

describe('the term to answer', () => {
  const waiting = factsOf({ course: newCourse({ store: true, open: true }, START, TERMS), answeredBy: [] });

  it('is that many working days, and passes a complaint of a store to the house', () => {
    const due = waiting.answerDueAt ?? 0;
    expect(new Date(due).toISOString()).toBe('2026-12-04T15:00:00.000Z');
    expect(deskNow(waiting, due - 1)).toBe('store');
    expect(deskNow(waiting, due)).toBe('house');
    expect(deskNow({ ...waiting, storeOpen: false }, START)).toBe('house');
    expect(findTransition(waiting, 'escalate', { kind: 'buyer' }, due - 1)).toBe('not-now');
    expect(findTransition(waiting, 'escalate', { kind: 'buyer' }, due)).toMatchObject({ step: 'escalate' });
  });

  it('pauses while the buyer was asked for more, by whole working days and at least one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 15 * 24 }),
        fc.integer({ min: 0, max: 9 * 24 }),
        (worked, waited) => {
          const asked = START + worked * HOUR;
          const paused = factsOf({
            course: courseAfter(waiting, 'ask', 'asked', asked, TERMS),
            answeredBy: [],
          });
          const replied = asked + waited * HOUR;
          expect(deskNow(paused, replied)).toBe(deskNow(waiting, asked));
          const { answerDueAt } = courseAfter(paused, 'reply', 'waiting', replied, TERMS);
          const due = answerDueAt ?? 0;
          expect(isWorkingDay(due, TERMS.calendar)).toBe(true);
          expect(due).toBeGreaterThan(replied);
          // Never less than was left.
          const left = Math.max(0, (waiting.answerDueAt ?? 0) - asked);
          expect(due - replied).toBeGreaterThanOrEqual(Math.min(left, DAY));
          expect(due).toBeLessThanOrEqual(replied + 12 * DAY);
        },
      ),
    );
  });

  it('is asked away twice at most by one desk', () => {
    expect(
      findTransition({ ...waiting, asks: 2 }, 'ask', { kind: 'desk', desks: ['store'], accountId: 9 }, START),
    ).toBe('not-now');
  });
});
