import { expect, it } from 'vitest';
import { returnTerms } from './return-terms.ts';

it('money is promised after the vehicle only where some is held', () => {
  for (const idiom of ['PTBR', 'EN'] as const) {
    const [vehicle, ...money] = returnTerms(true)[idiom];
    expect(money).toHaveLength(1);
    expect(returnTerms(false)[idiom]).toEqual([vehicle]);
  }
});
