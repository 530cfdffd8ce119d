import { demoId } from './demo-id.ts';

/** The survey after a purchase: choices and free text (S-45). */
export const DEMO_SURVEY = {
  guid: demoId('survey/purchase'),
  title: 'Como foi a sua compra?',
  questions: [
    {
      statement: 'De modo geral, como você avalia a sua compra?',
      kind: 'ESCOLHA',
      options: choices('Ótima', 'Boa', 'Regular', 'Ruim', 'Péssima'),
    },
    {
      statement: 'O veículo correspondeu às fotos e à descrição?',
      kind: 'ESCOLHA',
      options: choices('Sim, totalmente', 'Em parte', 'Não'),
    },
    {
      statement: 'O atendimento da equipe de vendas foi claro e rápido?',
      kind: 'ESCOLHA',
      options: choices('Sim', 'Mais ou menos', 'Não'),
    },
    { statement: 'O que poderíamos fazer melhor?', kind: 'TEXTO_LIVRE', options: [] },
  ],
} as const;

function choices(...texts: readonly string[]) {
  return texts.map((descricao, index) => ({ id: index + 1, descricao, valor: String(texts.length - index) }));
}
