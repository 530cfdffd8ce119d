import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { OfferDraft, VehicleDraft } from '../../features/catalogue/catalogue/public.ts';
import { CATEGORIES, CATEGORY } from '../../features/catalogue/reference/public.ts';
import { demoOffers, OFFER_COUNT } from './demo-offers.ts';
import { offerRoles } from '../deals/offer-roles.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');

/** Names take the place of codes, so that a draft can be read. */
const names = ['none'];
const codeOf = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
const offers = demoOffers({
  codes: {
    city: codeOf,
    brand: codeOf,
    model: (_category, _brand, name) => (name === '' ? null : codeOf(name)),
    state: codeOf,
  },
  references: { codeOf: () => undefined },
  roles: offerRoles(OFFER_COUNT, NOW),
  partnerIds: { 'loja-norte': 1, 'frota-sul': 2 },
  softCloseMs: 0,
  softCloseCapMs: 0,
});

const nameOf = ({ brandCode, modelCode }: VehicleDraft) =>
  `${names[brandCode ?? 0]} ${names[modelCode ?? 0]}`;

const subcategoryOf = ({ categoryCode, subcategoryCode }: VehicleDraft) =>
  CATEGORIES.find(({ code }) => code === categoryCode)?.subcategories[((subcategoryCode ?? 1) % 100) - 1] ??
  '';

const drawn = z.object({
  body: z.string(),
  colour: z.string(),
  axles: z.number().optional(),
  km: z.number().optional(),
});

const drawingsOf = ({ photos }: OfferDraft, place: number) =>
  photos.flatMap(({ drawing, vehiclePosition }) =>
    vehiclePosition === place && drawing ? [drawn.parse(drawing)] : [],
  );

/** What a picture must show for words of title and version: the body with its cab and load. `null`: no drawing would be right. */
const SHOWN: readonly (readonly [category: number, words: RegExp, body: string | null])[] = [
  [CATEGORY.cars, /Fusca|Troller/, null],
  [CATEGORY.cars, /Cabine Simples/, 'single-cab-pickup'],
  [CATEGORY.cars, /Cabine Dupla|Picape/, 'pickup'],
  [CATEGORY.cars, /SUV/, 'suv'],
  [CATEGORY.cars, /Sedã/, 'sedan'],
  [CATEGORY.cars, /Hatch/, 'hatch'],
  [CATEGORY.cars, /Perua/, 'wagon'],
  [CATEGORY.cars, /Minivan/, 'minivan'],
  [CATEGORY.cars, /Cupê/, 'coupe'],
  [CATEGORY.vans, /Kombi|[Cc]hassi/, null],
  [CATEGORY.vans, /Minibus|passageiros/, 'minibus'],
  [CATEGORY.vans, /com baú/, 'box-truck'],
  [CATEGORY.vans, /com carroceria/, 'flatbed-truck'],
  [CATEGORY.vans, /Furg/, 'van'],
  [CATEGORY.machines, /Plataformado|Motoniveladora|esteira/, null],
  [CATEGORY.machines, /Retroescavadeira/, 'backhoe'],
  [CATEGORY.machines, /Escavadeira/, 'excavator'],
  [CATEGORY.machines, /Pá carregadeira/, 'wheel-loader'],
  [CATEGORY.machines, /Cabinado/, 'farm-tractor'],
  [CATEGORY.buses, /Daily/, 'minibus'],
  [CATEGORY.buses, /Rodoviário/, 'coach'],
  [CATEGORY.buses, /./, 'bus'],
  [CATEGORY.trucks, /Betoneira/, null],
  [CATEGORY.trucks, /Cavalo mecânico/, 'tractor-unit'],
  [CATEGORY.trucks, /Basculante/, 'tipper'],
  [CATEGORY.trucks, /baú|sider/, 'box-truck'],
  [CATEGORY.trucks, /graneleiro/, 'grain-truck'],
  [CATEGORY.trucks, /carroceria/, 'flatbed-truck'],
  [CATEGORY.trucks, /Bitruck/, null],
  [CATEGORY.implements, /Dolly/, 'dolly'],
  [CATEGORY.implements, /eixos|Boiadeiro|Contêiner|Prancha|Sobre chassi|Caçamba|agrícola/, null],
  [CATEGORY.implements, /Graneleiro/, 'grain-trailer'],
  [CATEGORY.implements, /Sider|Baú|baú/, 'box-trailer'],
  [CATEGORY.implements, /Tanque/, 'tank-trailer'],
  [CATEGORY.implements, /Basculante/, 'tipper-trailer'],
  [CATEGORY.implements, /Carga [Ss]eca/, 'flatbed-trailer'],
];

const vehicles = offers.flatMap((offer) =>
  offer.vehicles.map((vehicle, place) => ({
    vehicle,
    words: `${nameOf(vehicle)} ${vehicle.version} (${subcategoryOf(vehicle)})`,
    drawings: drawingsOf(offer, place),
  })),
);

describe('every offer of the demo', () => {
  test('is drawn as its title says: body, cab, load and colour, or not at all', () => {
    const wrong = vehicles.flatMap(({ vehicle, words, drawings }) => {
      const rule = SHOWN.find(([category, known]) => category === vehicle.categoryCode && known.test(words));
      const notified = new Set(drawings.map(({ body, colour }) => `${body} ${colour}`));
      const body = rule?.[2];
      const right =
        rule !== undefined &&
        (body === null
          ? notified.size === 0
          : notified.size === 1 && notified.has(`${body} ${vehicle.colour}`));
      return right ? [] : [{ words, body, told: [...notified] }];
    });
    expect(wrong).toEqual([]);
    expect(vehicles.filter(({ drawings }) => drawings.length > 0).length).toBeGreaterThan(250);
  });

  test('has as many axles in its drawing as in its facts', () => {
    const counts = { '4x2': 2, '6x2': 3, '6x4': 3, '8x2': 4, '3 eixos': 3, '3 eixos espaçados': 3 } as const;
    const notified = vehicles.flatMap(({ vehicle, words, drawings }) => {
      const axles = vehicle.additional?.find(({ title }) => title === 'Configuração de eixos')?.value ?? '';
      const [first] = drawings;
      const heavy = vehicle.categoryCode === CATEGORY.trucks || vehicle.categoryCode === CATEGORY.implements;
      if (!heavy || first === undefined || first.body === 'dolly') return [];
      return [
        {
          words,
          right: Object.entries(counts).some(([key, count]) => key === axles && count === first.axles),
        },
      ];
    });
    expect(notified.filter(({ right }) => !right)).toEqual([]);
    expect(notified.length).toBeGreaterThan(40);
  });

  test('shows no odometer: a drawing has none', () => {
    expect(
      vehicles.flatMap(({ drawings }) => drawings).filter((drawing) => drawing.km !== undefined),
    ).toEqual([]);
    expect(offers.some(({ photos }) => photos.length === 0)).toBe(true);
  });

  test('names no version in its title, which stands below it, CARD-09', () => {
    const wrong = offers.filter(
      ({ title, vehicles: [first, ...others] }) =>
        first && others.length === 0 && (title !== nameOf(first) || title.includes(first.version ?? '')),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test('of a bus has a model, and of a machine counts hours, CARD-08', () => {
    const of = (category: number) => vehicles.filter(({ vehicle }) => vehicle.categoryCode === category);
    expect(of(CATEGORY.buses).filter(({ vehicle }) => vehicle.modelCode === null)).toEqual([]);
    expect(new Set(of(CATEGORY.machines).map(({ vehicle }) => vehicle.counter))).toEqual(new Set(['h']));
    const rolling = [CATEGORY.cars, CATEGORY.vans, CATEGORY.buses, CATEGORY.trucks].flatMap(of);
    expect(new Set(rolling.map(({ vehicle }) => vehicle.counter))).toEqual(new Set(['Km']));
  });

  test('shows films of this very vehicle only, GALL-01', () => {
    const filmed = offers.filter(({ videos }) => (videos ?? []).length > 0);
    expect(filmed.length).toBeGreaterThan(4);
    for (const { videos } of filmed)
      for (const video of videos ?? []) expect(video).toMatch(/^\/media\/filmes\/[\da-f-]{36}\.mp4$/);
  });

  test('says of the whole what follows from the parts: with a bad one none is very good, with good ones only none is bad', () => {
    const examined = offers
      .flatMap(({ vehicles }) => vehicles)
      .flatMap(({ condition, optionals }) => {
        const parts = optionals?.find(({ title }) => title === 'Estado de conservação')?.items ?? [];
        return condition ? [{ grade: condition.grade, notes: condition.notes ?? [], parts }] : [];
      });
    const contradictory = examined.filter(({ grade, notes, parts }) => {
      const least = Math.min(3, ...parts.flatMap(({ stars = 0 }) => (stars > 0 ? [stars] : [])));
      const grave = notes.some(({ severity }) => severity === 'grave');
      if (grade === 'otimo') return least < 3 || notes.some(({ severity }) => severity !== 'leve');
      return grade === 'bom' ? least < 2 || grave : least === 3 && notes.length === 0;
    });
    expect(contradictory).toEqual([]);
    const grades = new Set(examined.map(({ grade }) => grade));
    expect(
      [...grades].flatMap((grade) => grade ?? []).toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['bom', 'otimo', 'regular', 'ruim']);
  });

  test('holds no text that would do harm where it is not escaped: those belong in tests', () => {
    const harmful = /<script|<img|<iframe|onerror|onclick|javascript:|[\u202a-\u202e\u2066-\u2069]/i;
    expect(offers.filter((offer) => harmful.test(JSON.stringify(offer))).map(({ title }) => title)).toEqual(
      [],
    );
  });
});
