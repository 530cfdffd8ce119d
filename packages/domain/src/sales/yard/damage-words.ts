import type { DamageKind, DamageView, YardKind } from './yard-checklist.ts';

const SIDES: Readonly<Record<DamageView, string>> = {
  esquerda: 'Lado esquerdo',
  direita: 'Lado direito',
  frente: 'Frente',
  traseira: 'Traseira',
  teto: 'Teto',
};

const KINDS: Readonly<Record<DamageKind, string>> = {
  risco: 'Risco',
  amassado: 'Amassado',
  quebrado: 'Quebrado',
  trincado: 'Trincado',
  ferrugem: 'Ferrugem',
  faltando: 'Peça faltando',
  pintura: 'Pintura',
  outro: 'Avaria',
};

/** The side of a vehicle on which damage is: across it in thirds, as its condition sheet says. */
export function damagePart(view: DamageView, x: number, kind: YardKind): string {
  if (view !== 'esquerda' && view !== 'direita') return SIDES[view];
  const thirds = kind === 'maquina' ? ['frente', 'meio', 'fundo'] : ['dianteira', 'meio', 'traseira'];
  // The drawing of the right side points the other way.
  const along = view === 'esquerda' ? x : 1 - x;
  return `${SIDES[view]}, ${thirds[Math.min(2, Math.floor(along * 3))] ?? 'meio'}`;
}

/** Damage in words: its kind, and what was written to it. */
export function damageText(kind: DamageKind, note: string): string {
  return note === '' ? KINDS[kind] : `${KINDS[kind]}: ${note}`;
}
