import { seededRandom } from '@patio/pictures/drawing/seeded-random.ts';
import type { Drawing } from '../../features/catalogue/media/public.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import { demoId } from '../demo-id.ts';

type BannerDrawing = Extract<Drawing, { kind: 'banner' }>;
type Look = readonly [tone: BannerDrawing['tone'], body: BannerDrawing['body']];
type Place = 'EC' | 'CC' | 'DC' | 'ME' | 'MC' | 'MD' | 'EB' | 'CB' | 'DB';

/** A banner; `link` is the target of its button. */
type DemoBanner = readonly [
  category: number,
  place: Place,
  title: string,
  description: string,
  look: Look,
  action: 'buy' | 'bid' | 'both' | 'none' | readonly [text: string, link: string],
];

const HOME = 0;

/** One for each text position on the home page, and two for each category. */
const BANNERS: readonly DemoBanner[] = [
  [
    HOME,
    'ME',
    'Seminovos com histórico',
    'Frotas renovadas, com a situação legal à vista.',
    ['dusk', 'suv'],
    'both',
  ],
  [
    HOME,
    'EB',
    'Lance de onde estiver',
    'Defina o seu máximo e acompanhe ao vivo.',
    ['steel', 'tractor-unit'],
    'bid',
  ],
  [
    HOME,
    'DC',
    'Picapes para o campo',
    'Diesel, cabine dupla e tração nas quatro rodas.',
    ['forest', 'pickup'],
    ['Ver carros', '/home/1'],
  ],
  [
    HOME,
    'CC',
    'Máquinas prontas para a obra',
    'Horímetro conferido e visita com hora marcada.',
    ['sand', 'excavator'],
    ['Ver máquinas', '/home/3'],
  ],
  [HOME, 'MD', 'Compre agora', 'Preço à vista, sem esperar o fim da oferta.', ['ember', 'sedan'], 'buy'],
  [
    HOME,
    'CB',
    'Ônibus e micro-ônibus',
    'Fretamento, escolar e urbano.',
    ['ocean', 'coach'],
    ['Ver ônibus', '/home/4'],
  ],
  [
    HOME,
    'EC',
    'Faça uma proposta',
    'Diga quanto pagaria: a equipe de vendas responde.',
    ['dusk', 'hatch'],
    'buy',
  ],
  [
    HOME,
    'MC',
    'Quer vender com a gente?',
    'Abra a sua loja e alcance compradores de todo o país.',
    ['steel', 'box-truck'],
    ['Seja um parceiro', '/seja-um-parceiro'],
  ],
  [
    HOME,
    'DB',
    'Implementos',
    'Graneleiros, baús, siders e basculantes.',
    ['sand', 'grain-trailer'],
    ['Ver implementos', '/home/6'],
  ],
  [
    CATEGORY.cars,
    'ME',
    'Carros',
    'De populares a picapes, com a situação legal à vista.',
    ['ocean', 'sedan'],
    'none',
  ],
  [
    CATEGORY.cars,
    'DB',
    'Para a família',
    'Utilitários esportivos com sete lugares.',
    ['dusk', 'suv'],
    'none',
  ],
  [CATEGORY.vans, 'EB', 'Utilitários', 'Furgões e vans para a sua entrega.', ['steel', 'van'], 'none'],
  [
    CATEGORY.vans,
    'MC',
    'Da frota para a sua frota',
    'Manutenção em dia e documentação pronta.',
    ['forest', 'van'],
    'none',
  ],
  [
    CATEGORY.machines,
    'MD',
    'Máquinas',
    'Escavadeiras, carregadeiras e tratores.',
    ['sand', 'wheel-loader'],
    'none',
  ],
  [CATEGORY.machines, 'EC', 'No campo', 'Tratores de 75 a 230 cavalos.', ['forest', 'farm-tractor'], 'none'],
  [CATEGORY.buses, 'CB', 'Ônibus', 'Rodoviários, urbanos e escolares.', ['ocean', 'bus'], 'none'],
  [
    CATEGORY.buses,
    'ME',
    'Fretamento',
    'Conforto para grupos de qualquer tamanho.',
    ['dusk', 'coach'],
    'none',
  ],
  [
    CATEGORY.trucks,
    'DC',
    'Caminhões',
    'Cavalos mecânicos, trucks e basculantes.',
    ['ember', 'tractor-unit'],
    'none',
  ],
  [
    CATEGORY.trucks,
    'EB',
    'Pronto para rodar',
    'Revisados e com tacógrafo aferido.',
    ['steel', 'tipper'],
    'none',
  ],
  [
    CATEGORY.implements,
    'CC',
    'Implementos',
    'Para carga seca, granel, frio e líquidos.',
    ['steel', 'box-trailer'],
    'none',
  ],
  [
    CATEGORY.implements,
    'MD',
    'Tanques e basculantes',
    'Medidas e capacidades na página da oferta.',
    ['sand', 'tank-trailer'],
    'none',
  ],
];

const guidOf = (index: number) => demoId(`banner/${index}`);

/** The names of all banners of the demo world. */
export function bannerGuids(): string[] {
  return BANNERS.map((_, index) => guidOf(index));
}

/** The rows of table `banner`; those that sell link to the given offers in turn. */
export function bannerRows(offers: readonly { code: number; hasBid: boolean }[]): object[] {
  const withBids = offers.filter(({ hasBid }) => hasBid);
  let sold = 0;
  return BANNERS.map(([category, place, title, description, [tone, body], action], index) => {
    const sells = action === 'buy' || action === 'bid' || action === 'both';
    const pool = action === 'bid' && withBids.length > 0 ? withBids : offers;
    const offer = sells ? (pool[sold % pool.length]?.code ?? null) : null;
    if (sells) sold += 1;
    const own = typeof action === 'string' ? null : action;
    const guid = guidOf(index);
    return {
      guid,
      category_code: category,
      position: index,
      link: offer === null ? (own?.[1] ?? null) : `/oferta/${offer}`,
      title,
      description,
      text_position: place,
      buy_button: action === 'buy' || action === 'both',
      bid_button: action === 'bid' || action === 'both',
      offer_code: offer,
      other_button: own !== null,
      other_link: own?.[1] ?? null,
      other_text: own?.[0] ?? null,
      drawing: { kind: 'banner', tone, body, seed: seedFor(guid, place) } satisfies Drawing,
    };
  });
}

/** A seed with which the drawing places the vehicle on the side without text. */
function seedFor(guid: string, place: Place): string {
  const onTheRight = !['DC', 'MD', 'DB'].includes(place);
  const seeds = Array.from({ length: 40 }, (_, index) => `${guid}/${index}`);
  return seeds.find((seed) => seededRandom(`${seed}/banner`).next() < 0.7 === onTheRight) ?? guid;
}
