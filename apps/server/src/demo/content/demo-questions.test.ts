import { expect, test } from 'vitest';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import { DEMO_QUESTIONS, questionsFor } from './demo-questions.ts';

const asked = (category: number, takesProposals = false) =>
  questionsFor([category], takesProposals)
    .map(({ text }) => text)
    .join(' ');

test('nobody asks about hours of a car, about tachographs of an implement or about air conditioning of a trailer', () => {
  expect(asked(CATEGORY.machines)).toContain('horímetro');
  expect(asked(CATEGORY.trucks)).toContain('tacógrafo');
  for (const category of [CATEGORY.cars, CATEGORY.vans, CATEGORY.buses, CATEGORY.trucks, CATEGORY.implements])
    expect(asked(category)).not.toMatch(/horas|horímetro/);
  for (const category of [CATEGORY.cars, CATEGORY.vans, CATEGORY.machines, CATEGORY.implements])
    expect(asked(category)).not.toContain('tacógrafo');
  expect(asked(CATEGORY.implements)).not.toMatch(/motor|ar-condicionado|chave/i);
});

test('proposals are asked about where they are taken', () => {
  expect(asked(CATEGORY.cars)).not.toContain('proposta');
  expect(asked(CATEGORY.cars, true)).toContain('proposta');
});

test('no question would do harm where it is not escaped', () => {
  expect(JSON.stringify(DEMO_QUESTIONS)).not.toMatch(/[<>]|javascript:/);
});
