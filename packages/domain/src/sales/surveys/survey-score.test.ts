import { describe, expect, it } from 'vitest';
import { surveyScore } from './survey-score.ts';

const scale = (...chosen: number[]) =>
  chosen.map((n, place) => ({ worth: chosen.length - place, chosen: n }));

describe('the score of answers', () => {
  it('is 100 when all are the best, 0 when all are the worst, and between them in proportion', () => {
    expect(surveyScore([scale(4, 0, 0)])).toBe(100);
    expect(surveyScore([scale(0, 0, 3)])).toBe(0);
    expect(surveyScore([scale(1, 0, 1)])).toBe(50);
    expect(surveyScore([scale(0, 1, 0, 0, 0)])).toBe(75);
  });

  it('counts each answer the same over several questions', () => {
    expect(surveyScore([scale(3, 0), scale(0, 1)])).toBe(75);
  });

  it('is unknown without answers or without a scale', () => {
    expect(surveyScore([])).toBeNull();
    expect(surveyScore([scale(0, 0)])).toBeNull();
    expect(surveyScore([[{ worth: 1, chosen: 5 }]])).toBeNull();
  });
});
