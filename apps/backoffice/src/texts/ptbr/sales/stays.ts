export const stays = {
  title: 'Suspensas',
  state: 'Situação',
  states: { suspensa: 'Suspensa', liberada: 'De volta ao site', encerrada: 'Encerrada sem venda' },
  cause: 'O que parou',
  causes: { loja: 'A loja', oferta: 'A oferta' },
  reason: 'Motivo',
  end: 'Fim da oferta',
  bids: 'Lances',
  participants: (count: number) => (count === 1 ? '1 participante' : `${count} participantes`),
  proposals: 'Propostas em aberto',
  withdrawals: 'Quem deu lance pode desistir desde',
  releaseStore: 'Reabrir a loja',
  releaseStoreTitle: (name: string) => `Reabrir ${name}?`,
  releaseStoreText:
    'A loja volta ao site, e todas as suas ofertas paradas por causa dela continuam, cada uma com o tempo que faltava. Loja, participantes e compradores são avisados.',
  storeReads: 'Motivo (a loja lê)',
  storeReleased: (offers: number) =>
    offers === 1 ? 'Loja reaberta: 1 oferta continua.' : `Loja reaberta: ${offers} ofertas continuam.`,
};
