/** The lines of the bid history; loaded with it only. */
export const ledgerLineTextsPt = {
  bid: { L: 'Manual', P: 'Automático' },
  extension: 'Fim estendido',
  reopened: 'Reaberta',
  movedEnd: 'Novo fim',
  until: (end: string) => `até ${end}`,
  annulled: 'Lance anulado',
  annulment: 'Anulação',
  /** Appended to the value of the bid that was annulled. */
  reason: {
    engano: 'valor digitado por engano',
    inadimplencia: 'compras anteriores não concluídas',
    suspeita: 'suspeita de lances combinados',
    regras: 'descumprimento das regras',
    falha: 'falha do sistema',
    provocada: 'resposta a um lance anulado',
    desistencia: 'retirado por quem deu o lance',
    'conta-impedida': 'a conta não pode comprar',
    caucao: 'a caução já tinha voltado',
    limite: 'acima do limite da conta',
  },
  end: {
    closed: 'Encerramento',
    accepted: 'Venda condicional aceita',
    undone: 'Venda não concluída',
    'second-chance': 'Vendida em segunda chance',
  },
};
