/**
 * What anyone who sells a used vehicle must inform the buyer of (Lei 13.111/2015, art. 1º and 2º), in the order of the sheet: theft, debts of
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

/** What a check found: nothing on record, something on record, or not informed. The last is never shown as the first. */
export const legalStatuses = ['nada-consta', 'consta', 'nao-informado'] as const;

export type LegalStatus = (typeof legalStatuses)[number];

/** The state of a vehicle as a whole, the best first. */
export const conditionGrades = ['otimo', 'bom', 'regular', 'ruim', 'sucata'] as const;

export type ConditionGrade = (typeof conditionGrades)[number];

/** How much a noted damage matters. */
export const noteSeverities = ['leve', 'media', 'grave'] as const;

export type NoteSeverity = (typeof noteSeverities)[number];

/** What is known of the reading of the odometer or hour meter: checked, as the seller states it, does not fit other records, does not work. */
export const odometerStates = ['conferido', 'declarado', 'divergente', 'inoperante'] as const;

export type OdometerState = (typeof odometerStates)[number];
