import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, completeAnswers, type SentQuestion } from './check-answers.ts';

const choice: SentQuestion = { id: 1, free: false, optionIds: [1, 2] };
const free: SentQuestion = { id: 2, free: true, optionIds: [] };
const option = (question: number, chosen: number | null) => ({ question, option: chosen, text: null });
const text = (question: number, words: string | null) => ({ question, option: null, text: words });

describe('the answers of a survey, SURV-04, SURV-05', () => {
  it('answers a choice with one of its options and nothing else', () => {
    expect(answers(choice, option(1, 2))).toBe(true);
    expect(answers(choice, option(1, 3))).toBe(false);
    expect(answers(choice, text(1, 'Sim'))).toBe(false);
    expect(answers(choice, undefined)).toBe(false);
  });
  it('answers a free question with words', () => {
    expect(answers(free, text(2, 'Mais fotos'))).toBe(true);
    expect(answers(free, text(2, '  '))).toBe(false);
    expect(answers(free, option(2, 1))).toBe(false);
  });
  it('keeps one answer for each question, in order, trimmed, and nothing that was not asked', () => {
    const given = [text(2, ' ok '), { question: 1, option: 1, text: 'x' }, option(9, 1)];
    expect(completeAnswers([choice, free], given)).toEqual([option(1, 1), text(2, 'ok')]);
  });
  it('is incomplete as long as any question is left open', () => {
    fc.assert(
      fc.property(fc.subarray([option(1, 1), text(2, 'ok')]), (given) => {
        const whole = completeAnswers([choice, free], given) !== null;
        expect(whole).toBe(given.length === 2);
      }),
    );
  });
});
