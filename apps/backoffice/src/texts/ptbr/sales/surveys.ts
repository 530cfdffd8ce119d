import type { SurveyOccasion } from '@patio/contract/sales/surveys/survey-results.ts';

const occasions = {
  completed: 'Compra concluída',
  cancelled: 'Negócio cancelado',
  lost: 'Oferta perdida',
} satisfies Record<SurveyOccasion, string>;

export const surveys = {
  title: 'Pesquisas',
  occasion: 'Depois de',
  occasions,
  store: 'Loja',
  all: 'Todas',
  house: 'Da casa',
  invited: 'Convidados no período',
  answeredOf: (answered: number, share: string) =>
    answered === 1 ? `1 destes respondeu (${share})` : `${answered} destes responderam (${share})`,
  answered: 'Respostas no período',
  score: 'Nota',
  scoreHint: 'De 0, todos escolheram a pior opção, a 100, a melhor.',
  none: 'Ninguém respondeu neste período.',
  noTexts: 'Nada por aqui ainda. Cada resposta escrita a uma pesquisa entra nesta lista.',
  byWeek: 'Por semana',
  week: 'Semana de',
  answers: (count: number) => (count === 1 ? '1 resposta' : `${count} respostas`),
  option: 'Opção',
  count: 'Respostas',
  share: 'Parte',
  readTexts: 'Ler o que escreveram',
  allAnswers: 'Todas as respostas',
  edit: 'Corrigir a pergunta',
  editTitle: 'Redação da pergunta',
  question: 'Pergunta',
  english: 'Em inglês',
  englishHint: 'Vazio: quem usa o site em inglês lê o português.',
  optionLabel: (place: number) => `Opção ${place}`,
  optionEnglish: (place: number) => `Opção ${place} em inglês`,
  correction: (count: number) =>
    count === 1
      ? 'Sim, só corrijo a redação: a resposta de antes continua valendo'
      : `Sim, só corrijo a redação: as ${count} respostas de antes continuam valendo`,
  confirm: 'Confirme que o sentido é o mesmo.',
  saved: 'Pergunta salva. Quem abrir a pesquisa agora já lê assim.',
  answer: 'Resposta',
  kind: 'Tipo',
  kinds: { TEXTO_LIVRE: 'Texto', ESCOLHA: 'Escolha' },
  offer: 'Oferta',
  when: 'Quando',
};
