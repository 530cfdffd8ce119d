import { CATEGORY } from '../../features/catalogue/reference/public.ts';

/** A question, and its answer; null if unanswered. */
export interface DemoQuestion {
  readonly text: string;
  readonly answer: string | null;
  /** The vehicle categories that the question fits; all if absent. */
  readonly of?: readonly number[];
  /** Only if proposals are accepted. */
  readonly onProposals?: true;
}

const { cars, vans, machines, buses, trucks, implements: towed } = CATEGORY;
const MOTOR = [cars, vans, machines, buses, trucks];
const ROAD = [cars, vans, buses, trucks];

/** Realistic buyers' questions; they are spread over the open offers that they fit. Answers never contradict the page. */
export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    text: 'O veículo já passou por sinistro?',
    answer: 'O que foi verificado está na ficha desta página, com a data e a fonte da consulta.',
    of: ROAD,
  },
  {
    text: 'Aceita financiamento?',
    answer: 'Sim, por banco de sua escolha; a aprovação precisa sair em até cinco dias úteis.',
  },
  {
    text: 'Posso visitar no sábado?',
    answer: 'As visitas são de segunda a sexta-feira, das 7h30 às 17h30.',
  },
  { text: 'Qual a data da última revisão?', answer: null, of: MOTOR },
  {
    text: 'Os pneus são da mesma marca?',
    answer: 'Sim, os dois dianteiros foram trocados juntos neste ano.',
    of: ROAD,
  },
  {
    text: 'Tem chave reserva e manual?',
    answer: 'Está nas informações desta página; o que não consta ali não acompanha.',
    of: ROAD,
  },
  {
    text: 'A transferência é por conta de quem?',
    answer: 'Por conta do comprador, em até trinta dias.',
    of: ROAD,
  },
  {
    text: 'Meu telefone é (27) 99812-0034, podem me ligar?',
    answer: 'Respondemos por aqui para que todos vejam. O anúncio segue disponível.',
  },
  { text: 'Podem mandar mais fotos para marina.prado@exemplo.com.br?', answer: null },
  {
    text: 'Faz entrega em Minas Gerais?',
    answer: 'Sim; escolha o destino ao lado do preço para ver o frete.',
  },
  { text: 'O motor já foi aberto?', answer: 'Não há registro de retífica no histórico da frota.', of: MOTOR },
  {
    text: 'O ar-condicionado gela bem?',
    answer: 'Gela bem e foi higienizado na última revisão.',
    of: ROAD,
  },
  {
    text: 'Qual o valor mínimo que aceitam na proposta?',
    answer: 'Analisamos cada proposta; quanto mais próxima do valor pedido, melhor.',
    onProposals: true,
  },
  {
    text: 'Tem gravame ou restrição judicial?',
    answer: 'O que consta está na ficha legal desta página, item por item.',
    of: [...ROAD, towed],
  },
  {
    text: 'O tacógrafo está aferido?',
    answer: 'Sim, com certificado válido até o ano que vem.',
    of: [trucks, buses],
  },
  {
    text: 'Quantas horas tem de verdade? O horímetro foi trocado?',
    answer: 'O horímetro é o original e confere com as fichas de manutenção.',
    of: [machines],
  },
  {
    text: 'Precisa de munck para carregar?',
    answer: 'Há rampa no local; o carregamento fica por conta do comprador.',
    of: [machines, towed],
  },
  {
    text: 'As lonas de freio e a suspensão foram revisadas?',
    answer: 'Sim, na última manutenção antes do anúncio.',
    of: [towed],
  },
  { text: 'Aceita veículo na troca?', answer: null },
];

/** Returns the questions that fit an offer: one of these vehicles, with or without proposals. */
export function questionsFor(
  categories: readonly number[],
  takesProposals: boolean,
): readonly DemoQuestion[] {
  return DEMO_QUESTIONS.filter(
    ({ of, onProposals }) =>
      (of === undefined || categories.every((category) => of.includes(category))) &&
      (onProposals !== true || takesProposals),
  );
}
