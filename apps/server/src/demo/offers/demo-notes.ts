import type { Damage } from '@patio/pictures/drawing/damage.ts';
import type { PictureAngle } from '@patio/pictures/drawing/picture-angle.ts';
import type { SeededRandom } from '@patio/pictures/drawing/seeded-random.ts';
import type { ConditionNoteDraft } from '../../features/catalogue/conditions/public.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import { demoId } from '../demo-id.ts';
import { drawingOf } from './demo-photos.ts';
import type { DemoVehicle } from './demo-vehicle.ts';

/** A note, and the close-up that shows it. */
type Remark = ConditionNoteDraft & { readonly seen?: readonly [angle: PictureAngle, damage: Damage] };

const SIZE = { width: 1600, height: 1000 } as const;

const OF_CARS: readonly Remark[] = [
  {
    part: 'Porta dianteira',
    text: 'Amassado pequeno, sem dano na pintura.',
    severity: 'leve',
    seen: ['detail', 'dent'],
  },
  {
    part: 'Porta dianteira',
    text: 'Riscos até a chapa; pede pintura da peça.',
    severity: 'media',
    seen: ['detail', 'scratch'],
  },
  {
    part: 'Farol dianteiro',
    text: 'Lente trincada; o farol funciona.',
    severity: 'media',
    seen: ['headlight', 'crack'],
  },
  {
    part: 'Para-choque traseiro',
    text: 'Riscos junto à lanterna.',
    severity: 'leve',
    seen: ['taillight', 'scratch'],
  },
  { part: 'Pneus', text: 'Par dianteiro perto do limite de uso.', severity: 'media' },
  { part: 'Interior', text: 'Desgaste no volante e no banco do motorista.', severity: 'leve' },
  { part: 'Motor', text: 'Vazamento de óleo na tampa de válvulas.', severity: 'grave' },
];

const OF_TRUCKS: readonly Remark[] = [
  {
    part: 'Farol dianteiro',
    text: 'Lente trincada; o farol funciona.',
    severity: 'media',
    seen: ['headlight', 'crack'],
  },
  { part: 'Pneus', text: 'Eixo de tração com meia vida; estepe sem condições de uso.', severity: 'media' },
  { part: 'Cabine', text: 'Pontos de ferrugem no assoalho.', severity: 'media' },
  {
    part: 'Freios',
    text: 'Lonas do segundo eixo no fim; troca necessária antes de rodar.',
    severity: 'grave',
  },
];

const OF_MACHINES: readonly Remark[] = [
  {
    part: 'Sistema hidráulico',
    text: 'Suor de óleo nos cilindros; sem perda de força no teste.',
    severity: 'media',
  },
  { part: 'Estrutura', text: 'Solda de reparo visível; sem trincas.', severity: 'media' },
  { part: 'Pintura', text: 'Desgaste de uso em toda a máquina.', severity: 'leve' },
];

const BY_CATEGORY: Readonly<Record<number, readonly Remark[]>> = {
  [CATEGORY.cars]: OF_CARS,
  [CATEGORY.vans]: OF_CARS,
  [CATEGORY.trucks]: OF_TRUCKS,
  [CATEGORY.buses]: OF_TRUCKS,
  [CATEGORY.machines]: OF_MACHINES,
};

/** Returns up to three notes on a vehicle; visible ones have a picture. */
export function notesOf(vehicle: DemoVehicle, random: SeededRandom): ConditionNoteDraft[] {
  const remarks = BY_CATEGORY[vehicle.category] ?? [];
  const wanted = random.pick([0, 0, 1, 1, 2, 3]);
  const from = Math.floor(random.next() * Math.max(1, remarks.length));
  return [...remarks.slice(from), ...remarks.slice(0, from)].slice(0, wanted).map(({ seen, ...note }) => ({
    ...note,
    ...(seen === undefined || vehicle.illustration === null ? {} : { photos: [pictureOf(vehicle, ...seen)] }),
  }));
}

function pictureOf(vehicle: DemoVehicle, angle: PictureAngle, damage: Damage) {
  return {
    guid: demoId(`photo/${vehicle.seed}/${angle}/${damage}`),
    drawing: { ...drawingOf(vehicle, angle), damage },
    ...SIZE,
  };
}
