import type { SeededRandom } from '@patio/pictures/drawing/seeded-random.ts';
import type { VehicleDraft } from '../../features/catalogue/catalogue/public.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import type { VehicleLine } from './vehicle-line.ts';

type OptionalsDraft = NonNullable<VehicleDraft['optionals']>[number];
type Groups = readonly (readonly [title: string, items: readonly string[]])[];

const LIGHT: Groups = [
  [
    'Conforto',
    [
      'Ar-condicionado',
      'Direção assistida',
      'Vidros elétricos',
      'Travas elétricas',
      'Banco com regulagem de altura',
      'Volante com regulagem',
      'Piloto automático',
    ],
  ],
  [
    'Segurança',
    [
      'Freios ABS',
      'Airbag duplo',
      'Controle de estabilidade',
      'Alarme',
      'Sensor de estacionamento',
      'Câmera de ré',
      'Fixação Isofix',
    ],
  ],
  [
    'Tecnologia',
    ['Central multimídia', 'Entrada USB', 'Bluetooth', 'Computador de bordo', 'Comandos no volante'],
  ],
];

const HEAVY: Groups = [
  [
    'Cabine',
    [
      'Ar-condicionado',
      'Banco pneumático',
      'Climatizador',
      'Vidros elétricos',
      'Geladeira',
      'Rádio com Bluetooth',
    ],
  ],
  ['Segurança', ['Freios ABS', 'Freio motor', 'Controle de tração', 'Rastreador', 'Tacógrafo digital']],
];

const BUS: Groups = [
  [
    'Salão',
    [
      'Ar-condicionado',
      'Poltronas reclináveis',
      'Bagageiro',
      'Tomadas USB',
      'Cortinas',
      'Sanitário',
      'Elevador de acessibilidade',
    ],
  ],
  [
    'Segurança',
    ['Freios ABS', 'Cintos em todos os lugares', 'Tacógrafo', 'Saídas de emergência', 'Câmera de ré'],
  ],
];

const MACHINE: Groups = [
  [
    'Operação',
    [
      'Cabine fechada',
      'Ar-condicionado',
      'Comando por joystick',
      'Engate rápido',
      'Iluminação de trabalho',
      'Horímetro digital',
    ],
  ],
];

/** The group with the condition of parts. */
export const STATE_TITLE = 'Estado de conservação';

const STATE: Readonly<Record<number, readonly string[]>> = {
  [CATEGORY.cars]: ['Pintura', 'Lataria', 'Pneus', 'Estofamento', 'Motor', 'Suspensão', 'Freios', 'Vidros'],
  [CATEGORY.vans]: ['Pintura', 'Lataria', 'Pneus', 'Compartimento de carga', 'Motor', 'Suspensão', 'Freios'],
  [CATEGORY.trucks]: ['Cabine', 'Pneus', 'Motor', 'Caixa de câmbio', 'Diferencial', 'Freios', 'Chassi'],
  [CATEGORY.buses]: ['Carroceria', 'Pneus', 'Motor', 'Poltronas', 'Assoalho', 'Freios'],
  [CATEGORY.machines]: [
    'Motor',
    'Sistema hidráulico',
    'Cilindros',
    'Material rodante',
    'Cabine',
    'Estrutura',
  ],
  [CATEGORY.implements]: ['Chassi', 'Assoalho', 'Suspensão', 'Pneus', 'Freios', 'Parte elétrica'],
};

/** What delivery vans do not have. */
const FAMILY_ONLY = ['Fixação Isofix', 'Piloto automático', 'Comandos no volante'];

function groupsFor(category: number): Groups {
  if (category === CATEGORY.cars) return LIGHT;
  if (category === CATEGORY.vans) {
    return LIGHT.map(([title, items]) => [title, items.filter((item) => !FAMILY_ONLY.includes(item))]);
  }
  if (category === CATEGORY.trucks) return HEAVY;
  if (category === CATEGORY.buses) return BUS;
  return category === CATEGORY.machines ? MACHINE : [];
}

/** Returns the equipment of a vehicle and the condition of its parts: 1 bad, 2 regular, 3 good, 0 not examined (B§2). */
export function optionalsOf(line: VehicleLine, category: number, random: SeededRandom): OptionalsDraft[] {
  if (line[7] < 1990) return [];
  const equipment = groupsFor(category).map(([title, items]) => ({
    title,
    items: items
      .filter(() => random.next() < 0.72)
      .map((name) => ({ name, stars: random.pick([3, 3, 3, 2, 2, 0]) })),
  }));
  const parts: readonly [number, ...number[]] =
    line[7] < 2013 ? [3, 3, 2, 2, 2, 1, 0] : [3, 3, 3, 3, 3, 2, 0];
  const state = {
    title: STATE_TITLE,
    items: (STATE[category] ?? []).map((name) => ({ name, stars: random.pick(parts) })),
  };
  return [...equipment, state].filter(({ items }) => items.length > 0);
}
