const evidence: Readonly<Record<string, string>> = {
  emComum: 'Contas em comum',
  mesmaRede: 'Na mesma rede',
  pontos: 'Pontuação do padrão',
  preferenciaPeloVendedor: 'Preferência pelo vendedor',
  parteDosLances: 'Parte dos lances',
  lancesSeguidos: 'Lances seguidos',
  parteNaoVencida: 'Parte não vencida',
};

export const suspicions = {
  title: 'Suspeitas sobre lances',
  state: 'Situação',
  states: { aberta: 'Em aberto', confirmada: 'Confirmadas', descartada: 'Descartadas' },
  kind: 'Indício',
  kinds: {
    'mesmo-aparelho': 'Participantes no mesmo aparelho',
    'mesma-empresa': 'Participantes da mesma empresa',
    'mesmo-endereco': 'Participantes no mesmo endereço',
    'mesmo-telefone': 'Participantes com o mesmo telefone',
    'aparelho-do-vendedor': 'Aparelho do vendedor',
    'endereco-do-vendedor': 'Endereço do vendedor',
    'telefone-do-vendedor': 'Telefone do vendedor',
    'padrao-de-lances': 'Padrão de lances',
  },
  accounts: 'Contas',
  evidence,
  decided: 'Decidida em',
  note: 'Nota',
  hint: 'Um indício não é prova. Confirmar só registra a conclusão: anular lances ou bloquear contas são ações à parte, na oferta e na conta.',
  dismiss: 'Descartar',
  confirm: 'Confirmar',
  done: { descartar: 'Suspeita descartada.', confirmar: 'Suspeita confirmada.' },
};
