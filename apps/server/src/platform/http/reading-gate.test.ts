import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ReadingGate } from './reading-gate.ts';

describe('the gate of readings', () => {
  it('lets two begin at once and two more in each turn, in the order of their coming', async () => {
    const gate = new ReadingGate();
    const begun: number[] = [];
    for (const number of [1, 2, 3, 4, 5]) gate.pass(() => begun.push(number));
    expect(begun).toEqual([1, 2]);
    await turn();
    expect(begun).toEqual([1, 2, 3, 4]);
    await turn();
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    await turn();
    gate.pass(() => begun.push(6));
    expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('keeps the order when others come while some wait', async () => {
    const gate = new ReadingGate();
    const begun: number[] = [];
    for (const number of [1, 2, 3, 4, 5]) gate.pass(() => begun.push(number));
    await turn();
    gate.pass(() => begun.push(6));
    await turn();
    await turn();
    expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
