import { describe, expect, it } from 'vitest';
import { endedAgainstBuyer, keepsFromCollecting } from './complaint-storage.ts';
import { COMPLAINT_ENDS } from './complaint-steps.ts';
import { COMPLAINT_CATEGORIES } from './complaint-words.ts';

describe('a complaint and storage', () => {
  it('stops it if it is about what the buyer would take, or they want the sale undone', () => {
    const keeping = COMPLAINT_CATEGORIES.filter((category) =>
      keepsFromCollecting({ category, remedy: 'resposta' }),
    );
    expect(keeping).toEqual(['vicio-oculto', 'documentos', 'descricao', 'debitos', 'entrega']);
    expect(
      COMPLAINT_CATEGORIES.every((category) => keepsFromCollecting({ category, remedy: 'desfazer' })),
    ).toBe(true);
  });

  it.each([
    [null, ['withdrawn', 'unanswered']],
    ['improcedente', ['accepted', 'withdrawn', 'unanswered', 'unopposed']],
    ['parcial', []],
    ['procedente', []],
  ] as const)('found %s, ends against its buyer by %j alone', (finding, ends) => {
    expect(COMPLAINT_ENDS.filter((end) => endedAgainstBuyer({ end, finding }))).toEqual(ends);
    expect(endedAgainstBuyer({ end: null, finding })).toBe(false);
  });
});
