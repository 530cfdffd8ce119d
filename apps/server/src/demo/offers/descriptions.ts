import type { SeededRandom } from '@patio/pictures/drawing/seeded-random.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import { PRESENT_YEAR } from './present-year.ts';

type Sentences = readonly [string, ...string[]];

/** Says nothing that could contradict the facts of a vehicle: owners, debts, tyres, leaks and the meter have fields of their own. */
const ANY: Sentences = [
  'Transferência acompanhada pelo nosso despachante',
  'Documentos conferidos no pátio antes da entrega',
  'Visita e avaliação no local com hora marcada',
  'Venda no estado em que se encontra',
  'Revisões registradas no sistema da frota',
];

const BY_CATEGORY: Readonly<Record<number, Sentences>> = {
  [CATEGORY.cars]: [
    'Uso predominante em estrada',
    'Alinhamento e balanceamento feitos na última revisão',
    'Riscos leves no para-choque',
    'Revisado na concessionária até 2025',
    'Vidros, travas e luzes funcionando',
    'Interior higienizado',
    'Bateria trocada há menos de um ano',
    'Guardado em garagem coberta',
  ],
  [CATEGORY.vans]: [
    'Utilizado em entregas urbanas',
    'Porta lateral e portas traseiras com boa vedação',
    'Assoalho do compartimento de carga revestido',
    'Embreagem trocada na última revisão',
    'Manutenção preventiva a cada 10 mil km',
    'Marcas de uso na lataria',
  ],
  [CATEGORY.trucks]: [
    'Manutenção com peças originais',
    'Rodas alinhadas na última revisão',
    'Rodava em rota fixa, com manutenção própria',
    'Tacógrafo aferido',
    'Faixas refletivas novas',
    'Freios revisados e lonas novas',
  ],
  [CATEGORY.buses]: [
    'Bagageiros com fechos novos',
    'Operava em fretamento contínuo de funcionários',
    'Motor revisado com laudo da oficina',
    'Vistoria de transporte em dia',
    'Rodízio dos pneus em dia',
  ],
  [CATEGORY.machines]: [
    'Operava com dois operadores treinados',
    'Folgas normais de uso nos pinos e buchas',
    'Óleo hidráulico analisado na última revisão',
    'Operava em obra de terraplenagem',
    'Carregamento por conta do comprador, com rampa no local',
    'Filtros e óleo trocados na última manutenção',
  ],
  [CATEGORY.implements]: [
    'Suspensão revisada e lonas novas',
    'Assoalho reforçado',
    'Parte elétrica funcionando, lanternas completas',
    'Rodas e cubos revisados',
    'Marcas de solda de manutenção',
  ],
};

const CLASSIC: Sentences = [
  'Carro de coleção, guardado em garagem coberta',
  'Motor e câmbio originais',
  'Pintura refeita na cor de fábrica',
  'Tapeçaria nova no padrão da época',
  'Acervo de notas fiscais da restauração',
];

/** Returns the description of an offer: mostly a single list, which cards can show, sometimes paragraphs. */
export function describe(
  category: number,
  { names, year }: { names: readonly string[]; year: number },
  random: SeededRandom,
): string {
  const own = year < 1990 ? CLASSIC : (BY_CATEGORY[category] ?? ANY);
  const facts = [...pickSome(own, 3, random), ...pickSome(ANY, 2, random)];
  if (names.length > 1) {
    const vehicles = names.map((name) => `<li>${name}</li>`).join('');
    return `<p>Lote com ${names.length} veículos, vendidos juntos:</p><ul>${vehicles}</ul><p>${facts.join('. ')}.</p>`;
  }
  if (random.next() < 0.7) return `<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`;
  return `<p><strong>${names[0] ?? ''}</strong></p><p>${facts.join('. ')}.</p>`;
}

function pickSome(sentences: Sentences, count: number, random: SeededRandom): string[] {
  const found = new Set<string>();
  while (found.size < Math.min(count, sentences.length)) found.add(random.pick(sentences));
  return [...found];
}

/** Returns a description far longer than any screen, for a machine with a long documented history; `hours` is its meter reading. */
export function longDescription(year: number, hours: number): string {
  const events = LIFE.slice(0, Math.max(2, PRESENT_YEAR - year));
  const life = events.map((event, index) => {
    const meter = Math.round((hours * (index + 1)) / events.length);
    const services = SERVICES.map(([part, work], quarter) => {
      const done = Math.round(meter - ((3 - quarter) * hours) / (events.length * 4));
      return `<li>${quarter + 1}º trimestre, ${done} h: ${index % 2 === 0 ? work : 'inspeção'} de ${part}</li>`;
    });
    return `<li><strong>${year + index}</strong>: ${event}. Horímetro no fim do ano: ${meter} h.<ul>${services.join('')}</ul></li>`;
  });
  const terms = TERMS.map((term) => `<p>${term}</p>`).join('');
  return `<h3>Histórico completo</h3><p>Máquina acompanhada desde a entrega técnica, com uma pasta de serviços por ano.</p>
<ul>${life.join('')}</ul><h3>Condições</h3>${terms}<h3>O que acompanha</h3>
<ol><li>Manual de operação e de peças</li><li>Jogo de chaves reserva</li><li>Pasta com as análises de óleo</li></ol>`;
}

const SERVICES = [
  ['filtros de ar e de combustível', 'troca'],
  ['óleo do motor e análise de partículas', 'troca'],
  ['pinos, buchas e pontos de graxa', 'revisão'],
  ['óleo hidráulico e vedações dos cilindros', 'troca'],
] as const;

const LIFE = [
  'entrega técnica, revisões com 250 e 500 horas e treinamento dos dois primeiros operadores',
  'obra de loteamento em solo argiloso, com troca dos dentes e das laterais da caçamba',
  'obra de rodovia, em dois turnos, com revisão das bombas hidráulicas na oficina autorizada',
  'troca das sapatas, regulagem das esteiras e alinhamento dos roletes inferiores',
  'reforma da cabine e do assento, novo vidro frontal e novo sistema de iluminação',
  'obra de barragem, com análise de óleo a cada 500 horas e sem nenhuma parada não programada',
  'troca dos cilindros do braço e de todas as mangueiras de alta pressão',
  'aluguel para uma pedreira durante quatro meses, com revisão completa na devolução',
];

const TERMS = [
  'A máquina está em pátio coberto e pode ser ligada e operada na visita, com a presença de um operador nosso. As visitas são de segunda a sexta-feira, com hora marcada, e duram o tempo que for preciso.',
  'O carregamento é feito por rampa, por conta do comprador, em até dez dias depois da liberação do pagamento. Depois desse prazo há cobrança de estadia por dia, informada no pedido de compra.',
  'Desgastes normais de uso nos pinos, nas buchas e no material rodante fazem parte da venda e foram considerados no preço pedido.',
  'Quem preferir pode trazer um mecânico de confiança. Testes de pressão das bombas e coleta de óleo são permitidos, desde que combinados com um dia de antecedência.',
  'A nota fiscal é emitida em nome do comprador, com o número de série. Para financiamento por linhas de máquinas, enviamos a documentação que o banco pedir em até dois dias úteis.',
  'Transporte com prancha pode ser contratado com a nossa equipe. O valor depende da distância e da autorização especial de trânsito, e é confirmado antes do pagamento.',
];
