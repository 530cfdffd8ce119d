import { expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

it('a correction is told in words and figures of the language of its reader', () => {
  const changes = [
    { field: 'usage', vehicle: 0, before: 57_979, after: 70_459 },
    { field: 'grade', vehicle: 1, before: 'otimo', after: 'regular' },
    { field: 'odometer', vehicle: 0, before: 'declarado', after: 'divergente' },
    { field: 'manual', vehicle: 0, before: null, after: true },
    { field: 'legal', vehicle: 0, before: null, after: null },
  ] as const;
  expect(changeWords(changes, 'PTBR')).toEqual([
    'Quilometragem ou horímetro: 57.979 → 70.459.',
    'Estado geral (2): ótimo → regular.',
    'Hodômetro: declarado pelo vendedor → diverge de outros registros.',
    'Manual: não informado → sim.',
    'Situação legal: veja na página da oferta.',
  ]);
  expect(changeWords(changes, 'EN')).toEqual([
    'Odometer or hour meter: 57,979 → 70,459.',
    'Overall condition (2): very good → fair.',
    'Odometer: as stated by the seller → does not match other records.',
    'Manual: not provided → yes.',
    'Legal status: see the page of the offer.',
  ]);
});
