/** Withdrawing bids while it is allowed. */
export const withdrawalTextsPt = {
  title: 'Você pode retirar seus lances',
  why: {
    reaberta: 'A venda desta oferta não se concretizou e ela foi reaberta. Seus lances voltaram a valer.',
    suspensa: 'Esta oferta está suspensa há mais de um dia.',
    corrigida: 'Uma informação desta oferta foi corrigida depois dos seus lances.',
  },
  highest: 'Seu maior lance visível',
  until: (when: string) => `Até ${when}.`,
  untilLifted: 'Enquanto durar a suspensão.',
  withdraw: 'Retirar meus lances',
  askTitle: 'Retirar seus lances',
  ask: 'Todos os seus lances nesta oferta deixam de valer, também o valor máximo. Não custa nada e não fica registro contra você. No histórico público eles aparecem como retirados.',
  now: 'Retirar lances',
  done: 'Seus lances foram retirados.',
  failed: 'Não foi possível retirar os lances. Tente de novo.',
};
