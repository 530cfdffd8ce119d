/**
 * What the seller of a used vehicle must inform the buyer of (Lei 13.111/2015, art. 1º and 2º), in the order of the sheet: theft, debts of
 * fines and taxes, liens, restrictions.
 */
export const legalItems = [
  'furto-roubo',
  'multas',
  'ipva',
  'licenciamento',
  'seguro-obrigatorio',
  'alienacao-fiduciaria',
  'reserva-de-dominio',
  'restricao-judicial',
  'restricao-administrativa',
] as const;

export type LegalItem = (typeof legalItems)[number];

/** The result of a check: nothing on record, something on record, or not provided. The last is never shown as the first. */
export const legalStatuses = ['nada-consta', 'consta', 'nao-informado'] as const;

export type LegalStatus = (typeof legalStatuses)[number];

/** The overall condition of a vehicle, best first. */
export const conditionGrades = ['otimo', 'bom', 'regular', 'ruim', 'sucata'] as const;

export type ConditionGrade = (typeof conditionGrades)[number];

/** Severity of noted damage. */
export const noteSeverities = ['leve', 'media', 'grave'] as const;

export type NoteSeverity = (typeof noteSeverities)[number];

/** Reliability of the reading of the odometer or hour meter: verified, as stated by the seller, inconsistent with other records, not working. */
export const odometerStates = ['conferido', 'declarado', 'divergente', 'inoperante'] as const;

export type OdometerState = (typeof odometerStates)[number];
