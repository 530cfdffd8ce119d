/** A seeded question, in both languages; options in order, best first. */
interface SeedQuestion {
  readonly statement: string;
  readonly statementEn: string;
  readonly kind: 'ESCOLHA' | 'TEXTO_LIVRE';
  readonly options: readonly object[];
  /** Its options go from best to worst. */
  readonly rated: boolean;
}

const choice = (
  statement: string,
  statementEn: string,
  ...options: readonly (readonly [pt: string, en: string])[]
): SeedQuestion => ({
  statement,
  statementEn,
  kind: 'ESCOLHA',
  options: options.map(([descricao, descricaoEn], index) => ({
    id: index + 1,
    descricao,
    descricaoEn,
    valor: String(options.length - index),
  })),
  rated: true,
});

const unrated = (question: SeedQuestion): SeedQuestion => ({ ...question, rated: false });

const free = (statement: string, statementEn: string): SeedQuestion => ({
  statement,
  statementEn,
  kind: 'TEXTO_LIVRE',
  options: [],
  rated: false,
});

/** The initial surveys, one for each occasion (S-45). Their names are not secret: invitations have names of their own. */
export const HOUSE_SURVEYS = [
  {
    guid: 'c4f1a0de-6a4b-4d7e-9a52-1d0c7d2b1a01',
    occasion: 'completed',
    title: 'Como foi a sua compra?',
    titleEn: 'How was your purchase?',
    questions: [
      choice(
        'De modo geral, como você avalia a sua compra?',
        'Overall, how would you rate your purchase?',
        ['Ótima', 'Excellent'],
        ['Boa', 'Good'],
        ['Regular', 'Fair'],
        ['Ruim', 'Poor'],
        ['Péssima', 'Very poor'],
      ),
      choice(
        'O veículo correspondeu às fotos e à descrição?',
        'Did the vehicle match the photos and the description?',
        ['Sim, totalmente', 'Yes, entirely'],
        ['Em parte', 'Partly'],
        ['Não', 'No'],
      ),
      choice(
        'O atendimento da equipe de vendas foi claro e rápido?',
        'Was the sales team clear and responsive?',
        ['Sim', 'Yes'],
        ['Mais ou menos', 'Somewhat'],
        ['Não', 'No'],
      ),
      free('O que poderíamos fazer melhor?', 'What could we do better?'),
    ],
  },
  {
    guid: 'c4f1a0de-6a4b-4d7e-9a52-1d0c7d2b1a02',
    occasion: 'cancelled',
    title: 'Por que o negócio não foi adiante?',
    titleEn: 'Why did the deal not go ahead?',
    questions: [
      unrated(
        choice(
          'O que mais pesou na decisão de cancelar?',
          'What mattered most in your decision to cancel?',
          ['O preço ou os custos', 'Price or costs'],
          ['O estado ou os documentos do veículo', 'The vehicle’s condition or paperwork'],
          ['O prazo ou o atendimento', 'Delays or service'],
          ['Mudei de ideia', 'I changed my mind'],
          ['Outro motivo', 'Another reason'],
        ),
      ),
      choice(
        'Cancelar foi simples?',
        'Was it easy to cancel?',
        ['Sim', 'Yes'],
        ['Mais ou menos', 'Somewhat'],
        ['Não', 'No'],
      ),
      free('O que faria você continuar com o negócio?', 'What would have made you go ahead with the deal?'),
    ],
  },
  {
    guid: 'c4f1a0de-6a4b-4d7e-9a52-1d0c7d2b1a03',
    occasion: 'lost',
    title: 'Como foi disputar esta oferta?',
    titleEn: 'What was it like to compete for this offer?',
    questions: [
      choice(
        'As regras dos lances e propostas ficaram claras?',
        'Were the rules for bids and proposals clear?',
        ['Sim', 'Yes'],
        ['Em parte', 'Partly'],
        ['Não', 'No'],
      ),
      choice(
        'Você participaria de outra oferta?',
        'Would you take part in another offer?',
        ['Com certeza', 'Definitely'],
        ['Talvez', 'Maybe'],
        ['Não', 'No'],
      ),
      free('O que poderíamos fazer melhor?', 'What could we do better?'),
    ],
  },
] as const;
