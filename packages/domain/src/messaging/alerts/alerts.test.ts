import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALERT_CHANNELS,
  ALERT_EVENTS,
  alertEventOf,
  alertEvents,
  chosenChannels,
  isAlways,
} from './alert-events.ts';
import { nextMailAt } from './mail-pause.ts';

const HOUR = 3_600_000;
const choice = fc.record({
  event: fc.constantFrom(...alertEvents),
  channel: fc.constantFrom(...ALERT_CHANNELS),
  wanted: fc.boolean(),
});

describe('channels of an event, S-40, S-41', () => {
  it('are the standard ones of anyone who has chosen nothing', () => {
    expect([...chosenChannels('overtaken', [])]).toEqual(['app', 'mail', 'push']);
    expect([...chosenChannels('ending-hour', [])]).toEqual(['app', 'push']);
  });

  it('differ from event to event, in the order of the settings', () => {
    const all = ['app', 'mail', 'push'];
    expect(Object.entries(ALERT_EVENTS).map(([name, { standard }]) => [name, standard])).toEqual([
      ['bid-placed', ['app', 'mail']],
      ['overtaken', all],
      ['ending-day', ['app', 'mail']],
      ['ending-hour', ['app', 'push']],
      ['won', all],
      ['lost', ['app', 'mail']],
      ['conditional', all],
      ['purchase', all],
      ['proposal', all],
      ['annulment', all],
      ['reopened', all],
      ['second-chance', all],
      ['question', all],
      ['deal-message', all],
      ['visit', all],
      ['survey', ['app', 'mail']],
      ['new-access', all],
      ['selling-sale', all],
      ['selling-proposal', all],
      ['selling-question', ['app', 'mail']],
      ['selling-cancellation', all],
      ['selling-message', all],
      ['selling-visit', ['app', 'mail']],
      ['document-sent', ['app', 'mail']],
    ]);
    expect(Object.values(ALERT_EVENTS).flatMap(({ always }) => [...always])).toEqual([
      'mail',
      'mail',
      'mail',
      'mail',
      'mail',
      'app',
      'app',
      'app',
      'app',
      'app',
      'app',
      'app',
    ]);
  });

  it('follow what was chosen', () => {
    const choices = [
      { event: 'overtaken', channel: 'mail', wanted: false },
      { event: 'lost', channel: 'push', wanted: true },
    ] as const;
    expect([...chosenChannels('overtaken', choices)]).toEqual(['app', 'push']);
    expect([...chosenChannels('lost', choices)]).toEqual(['app', 'mail', 'push']);
  });

  it('keep the mails of what was agreed on, whatever is chosen', () => {
    fc.assert(
      fc.property(fc.array(choice), (choices) => {
        for (const event of ['won', 'purchase', 'conditional', 'annulment', 'reopened'] as const)
          expect(chosenChannels(event, choices).has('mail')).toBe(true);
      }),
    );
    expect(alertEvents.filter((event) => isAlways(event, 'mail'))).toEqual([
      'won',
      'conditional',
      'purchase',
      'annulment',
      'reopened',
    ]);
  });

  it('are known for the names of the list alone', () => {
    expect(alertEventOf('overtaken')).toBe('overtaken');
    expect(alertEventOf('toString')).toBeNull();
  });
});

it('however often a user is overtaken, mails are at most one and one more for each pause', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 20 * 60_000 }), { maxLength: 200 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: HOUR }), (pauses, pauseMs) => {
      let [now, sent]: [number, number[]] = [0, []];
      let due: number | null = null;
      for (const pause of pauses) {
        now += pause;
        due ??= nextMailAt(sent.at(-1) ?? null, now, pauseMs);
        if (due <= now) [sent, due] = [[...sent, now], null];
      }
      const elapsed = now - (sent[0] ?? now);
      if (pauseMs > 0) expect(sent.length).toBeLessThanOrEqual(1 + elapsed / pauseMs);
    }),
  );
});

it('a mail goes at once or a pause after the last one, never into the past', () => {
  expect(nextMailAt(null, 50, 100)).toBe(50);
  expect([450, 400, 0].map((last) => nextMailAt(last, 500, 100))).toEqual([550, 500, 500]);
});
