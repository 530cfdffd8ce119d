import { CHECKLIST_VERSION, type YardKind } from '@patio/domain/sales/yard/yard-checklist.ts';
import type { YardDamage } from '@patio/contract/sales/yard/intake-form.ts';
import { addEvent, insertIntake } from '../../features/sales/yard/public.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { demoId } from '../demo-id.ts';

const DAY = 86_400_000;

/** Vehicles of the house that stand where it has a place: of released purchases, and on offer. */
const standing = statement({
  name: 'demo.standing-vehicles',
  text: `select distinct on (o.code) o.code, v.plate, v.city_code, v.usage, v.category_code,
      exists (select from purchase p where p.offer_code = o.code and p.status = 'L' and p.cancelled_at is null) as released
    from offer o join vehicle v on v.offer_code = o.code join yard y on y.city_code = v.city_code and y.partner_id is null
    where o.partner_id is null and v.plate is not null and o.status in ('A', 'L') and o.published_at is not null order by o.code, v.position`,
});

const places = statement({
  name: 'demo.places-of-the-house',
  text: 'select city_code from yard where partner_id is null order by city_code limit 2',
});

const KIND_OF: ReadonlyMap<number, YardKind> = new Map([
  [CATEGORY.machines, 'maquina'],
  [CATEGORY.buses, 'onibus'],
  [CATEGORY.trucks, 'caminhao'],
]);

const DAMAGES: readonly YardDamage[] = [
  {
    vista: 'frente',
    x: 0.3,
    y: 0.6,
    tipo: 'amassado',
    gravidade: 'media',
    observacao: 'Capô, perto do farol.',
    foto: null,
  },
  { vista: 'esquerda', x: 0.7, y: 0.5, tipo: 'risco', gravidade: 'leve', observacao: '', foto: null },
];

interface Stay {
  readonly plate: string | null;
  readonly serial: string | null;
  readonly kind: YardKind;
  readonly city: number;
  readonly spot: string;
  readonly usage: number | null;
  readonly offer: number | null;
  readonly days: number;
  readonly damages: readonly YardDamage[];
}

/** Takes vehicles into the yards of the house: on offer, ready to leave, damaged, and some without an offer yet. */
export async function loadYard(
  transaction: Transaction,
  { actorId, now }: { readonly actorId: number; readonly now: number },
): Promise<void> {
  const rows = await transaction.rows(standing, []);
  const chosen = [
    ...rows.filter(({ released }) => released).slice(0, 2),
    ...rows.filter(({ released }) => !released).slice(0, 3),
  ];
  const ofOffers = chosen.map(
    ({ code, plate, city_code: city, usage, category_code: category, released }, at): Stay => {
      const spot = released ? `S-0${at + 1}` : `A-1${at}`;
      const damages = at === chosen.length - 1 ? DAMAGES : [];
      return {
        plate,
        serial: null,
        kind: KIND_OF.get(category) ?? 'carro',
        city,
        spot,
        usage,
        offer: code,
        days: 21 - 3 * at,
        damages,
      };
    },
  );
  const [first, second = first] = await transaction.rows(places, []);
  const others: readonly Stay[] =
    first === undefined || second === undefined
      ? []
      : [
          { ...OTHER, plate: 'PAT4B07', kind: 'carro', city: first.city_code, spot: 'R-02', usage: 63_120 },
          {
            ...OTHER,
            serial: 'RX850-20193',
            kind: 'maquina',
            city: second.city_code,
            spot: 'M-01',
            days: 48,
          },
        ];
  for (const [at, stay] of [...ofOffers, ...others].entries())
    await takeIn(transaction, stay, { id: demoId(`yard/${at}`), actorId, at: now - stay.days * DAY });
}

const OTHER = {
  plate: null,
  serial: null,
  usage: null,
  offer: null,
  days: 2,
  damages: DAMAGES.slice(0, 1),
} as const;

async function takeIn(
  transaction: Transaction,
  { plate, serial, kind, city, spot, usage, offer, damages }: Stay,
  { id, actorId, at }: { readonly id: string; readonly actorId: number; readonly at: number },
): Promise<void> {
  const form = {
    cliente: id,
    tipo: kind,
    cidade: city,
    vaga: spot,
    uso: usage,
    contador: kind === 'maquina' ? ('h' as const) : ('Km' as const),
    chaves: 2,
    conferencia: {
      versao: CHECKLIST_VERSION,
      itens: { documento: 'sim' as const, manual: 'sim' as const, estepe: 'nao-visto' as const },
      combustivel: 1,
    },
    avarias: [...damages],
    observacao: '',
    horaDoAparelho: null,
  };
  const code = await insertIntake(transaction, {
    form,
    plate,
    serial,
    partnerId: null,
    offer,
    actorId,
    at,
  });
  if (code === undefined) return;
  const details = { spot, keys: form.chaves };
  await addEvent(transaction, { yard: code, kind: 'entrada', details, actorId, at });
}
