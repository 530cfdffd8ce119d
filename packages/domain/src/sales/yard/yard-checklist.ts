/** The kinds of vehicles that are drawn differently in the yard. */
export const YARD_KINDS = ['carro', 'caminhao', 'onibus', 'maquina'] as const;
export type YardKind = (typeof YARD_KINDS)[number];

/** Version of the checklist below: an item that is added or changes its meaning makes a new one, and stored lists keep theirs. */
export const CHECKLIST_VERSION = 1;

/** What is looked at when a vehicle is taken in, in the order of the form. */
export const CHECKLIST_ITEMS = [
  'documento',
  'manual',
  'chave-reserva',
  'estepe',
  'macaco',
  'chave-de-roda',
  'triangulo',
  'extintor',
  'bateria',
  'liga',
  'radio',
  'tapetes',
] as const;

/** What was seen of an item. */
export const CHECKLIST_ANSWERS = ['sim', 'nao', 'nao-visto'] as const;
export type ChecklistAnswer = (typeof CHECKLIST_ANSWERS)[number];

/** The tank, in quarters. */
export const FUEL_QUARTERS = 4;

/** The sides of a drawing on which damage is marked. */
export const DAMAGE_VIEWS = ['esquerda', 'direita', 'frente', 'traseira', 'teto'] as const;
export type DamageView = (typeof DAMAGE_VIEWS)[number];

/** What kind of damage it is. */
export const DAMAGE_KINDS = [
  'risco',
  'amassado',
  'quebrado',
  'trincado',
  'ferrugem',
  'faltando',
  'pintura',
  'outro',
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** Maxima of an intake. */
export const YARD_LIMITS = {
  damages: 60,
  photos: 100,
  spot: 40,
  note: 1000,
  serial: 30,
  /** Wrong codes of one user at the gate, within the minutes below. */
  wrongCodes: 8,
  wrongCodeMinutes: 15,
} as const;
