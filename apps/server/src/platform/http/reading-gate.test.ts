import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ReadingGate } from './reading-gate.ts';

describe('the gate of readings', () => {
  it('lets two begin at once and two more in each turn, in the order of their coming', async () => {
    const gate = new ReadingGate();
    const started: number[] = [];
    for (const number of [1, 2, 3, 4, 5]) gate.pass(() => started.push(number));
    expect(started).toEqual([1, 2]);
    await turn();
    expect(started).toEqual([1, 2, 3, 4]);
    await turn();
    expect(started).toEqual([1, 2, 3, 4, 5]);
    await turn();
    gate.pass(() => started.push(6));
    expect(started).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('keeps the order when others come while some wait', async () => {
    const gate = new ReadingGate();
    const started: number[] = [];
    for (const number of [1, 2, 3, 4, 5]) gate.pass(() => started.push(number));
    await turn();
    gate.pass(() => started.push(6));
    await turn();
    await turn();
    expect(started).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
