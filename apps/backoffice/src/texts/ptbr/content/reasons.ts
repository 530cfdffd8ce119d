export const reasons = {
  title: 'Motivos de cancelamento',
  add: 'Novo motivo',
  description: 'Motivo',
  english: 'Em inglês',
  englishHint: 'Vazio: quem usa o site em inglês lê o português.',
  needsText: 'Exige explicação',
  uses: 'Cancelamentos',
  state: 'Situação',
  on: 'Oferecido',
  off: 'Desligado',
  offered: 'Oferecido a quem cancela',
  named: (count: number) =>
    count === 1
      ? '1 cancelamento mostra este texto, que por isso fica.'
      : `${count} cancelamentos mostram este texto, que por isso fica.`,
  saved: 'Motivo salvo.',
  delete: 'Excluir motivo',
  deleteText: 'Nenhum cancelamento usa este motivo. Ele deixa de existir.',
  deleted: 'Motivo excluído.',
};
