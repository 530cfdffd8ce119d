import { legalItems, type LegalItem } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { saoPauloTime } from '@patio/domain/time/sao-paulo.ts';
import { seededRandom, type SeededRandom } from '@patio/pictures/drawing/seeded-random.ts';
import type {
  ConditionDraft,
  ConditionNoteDraft,
  LegalCheckDraft,
} from '../../features/catalogue/conditions/public.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import { notesOf } from './demo-notes.ts';
import { STATE_TITLE } from './optionals.ts';
import type { DemoVehicle } from './demo-vehicle.ts';

type Finding = Pick<LegalCheckDraft, 'item' | 'note'> & { readonly cents?: number };

type Findings = readonly [readonly Finding[], ...(readonly Finding[])[]];

/** Possible findings of a check; each vehicle of its kind has one of them. */
const FINDINGS: Readonly<Record<'debts' | 'lien' | 'court' | 'office', Findings>> = {
  debts: [
    [{ item: 'multas', cents: 29_347, note: 'Duas multas de trânsito; pagas pelo vendedor até a entrega.' }],
    [
      { item: 'multas', cents: 19_523, note: 'Uma multa em recurso.' },
      { item: 'ipva', cents: 214_860, note: 'Duas parcelas em aberto.' },
    ],
    [
      { item: 'licenciamento', cents: 16_099, note: 'Licenciamento do ano em aberto.' },
      { item: 'ipva', cents: 138_412, note: 'Parcela única vencida.' },
    ],
    [{ item: 'seguro-obrigatorio', cents: 5290, note: 'Exercício anterior em aberto.' }],
  ],
  lien: [
    [{ item: 'alienacao-fiduciaria', note: 'Financiado; a baixa do gravame é paga com o valor da venda.' }],
    [{ item: 'reserva-de-dominio', note: 'Baixa já pedida ao vendedor anterior.' }],
  ],
  court: [
    [
      {
        item: 'restricao-judicial',
        note: 'Penhora registrada; a transferência depende de liberação do juízo.',
      },
    ],
  ],
  office: [[{ item: 'restricao-administrativa', note: 'Comunicação de venda de outro ano em aberto.' }]],
};

/** Debts and liens are common on the market; a vehicle with a theft on record is not for sale. */
function findingsOf(random: SeededRandom): readonly Finding[] {
  const chance = random.next();
  if (chance < 0.16) return random.pick(FINDINGS.debts);
  if (chance < 0.28) return random.pick(FINDINGS.lien);
  if (chance < 0.31) return random.pick(FINDINGS.court);
  return chance < 0.34 ? random.pick(FINDINGS.office) : [];
}

/**
 * Returns the legal status and condition of a vehicle: about one in seven has none, some others are incomplete. `checkedAt` in epoch
 * milliseconds.
 */
export function conditionOf(vehicle: DemoVehicle, checkedAt: number): ConditionDraft | null {
  const random = seededRandom(`${vehicle.seed}/condition`);
  if (random.next() < 0.14) return null;
  const rolling = vehicle.category !== CATEGORY.machines && vehicle.category !== CATEGORY.implements;
  const notes = notesOf(vehicle, seededRandom(`${vehicle.seed}/notes`));
  return {
    legal: legalOf(vehicle, random, dayOf(checkedAt)),
    grade: gradeOf(vehicle, notes),
    odometer:
      vehicle.category === CATEGORY.implements
        ? null
        : random.pick(['conferido', 'conferido', 'declarado', 'declarado', 'divergente']),
    chassisRestamped: checkedAs(vehicle, 'Chassis Remarcado'),
    keys: keysOf(vehicle),
    manual: rolling && random.next() < 0.8 ? random.next() < 0.6 : null,
    owners: rolling && random.next() < 0.75 ? random.pick([1, 1, 2, 2, 3]) : null,
    notes,
  };
}

/** The overall condition follows from that of the parts and from the notes; null if nothing was examined. */
function gradeOf({ draft }: DemoVehicle, notes: readonly ConditionNoteDraft[]): ConditionDraft['grade'] {
  const parts = draft.optionals?.find(({ title }) => title === STATE_TITLE)?.items ?? [];
  const count = (stars: number) => parts.filter((part) => part.stars === stars).length;
  const noted = (severity: ConditionNoteDraft['severity']) =>
    notes.filter((note) => note.severity === severity).length;
  const bad = count(1) + noted('grave');
  const fair = count(2) + noted('media');
  const good = count(3);
  if (bad + fair + good === 0) return null;
  if (bad > 1) return 'ruim';
  if (bad === 1 || fair > good) return 'regular';
  return fair > 0 ? 'bom' : 'otimo';
}

function legalOf(vehicle: DemoVehicle, random: SeededRandom, checkedOn: string): LegalCheckDraft[] {
  const source = vehicle.draft.plate
    ? random.pick(['Detran', 'Detran', 'Senatran'])
    : 'Declaração do vendedor';
  const found = findingsOf(random);
  const untold =
    random.next() < 0.22
      ? random.pick<LegalItem>(['seguro-obrigatorio', 'restricao-administrativa', 'reserva-de-dominio'])
      : null;
  return legalItems
    .filter((item) => item !== untold || found.some((finding) => finding.item === item))
    .map((item) => {
      const finding = found.find((each) => each.item === item);
      return finding === undefined
        ? { item, status: 'nada-consta', checkedOn, source }
        : { ...finding, status: 'consta', checkedOn, source };
    });
}

/** The same answer as in the additional information. */
function checkedAs({ draft }: DemoVehicle, title: string): boolean | null {
  const answer = draft.additional?.find((each) => each.title === title)?.value;
  return answer === undefined ? null : answer === 'Sim';
}

function keysOf(vehicle: DemoVehicle): number | null {
  const spare = checkedAs(vehicle, 'Chave reserva');
  return spare === null ? null : spare ? 2 : 1;
}

/** The day before, in São Paulo. */
function dayOf(instant: number): string {
  const { year, month, day } = saoPauloTime(instant - 86_400_000);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
