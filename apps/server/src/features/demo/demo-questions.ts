/** A question and its answer; null while nobody has answered. */
export type DemoQuestion = readonly [question: string, answer: string | null];

/** Questions as buyers ask them; they are spread over the open offers. */
export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  ['O veículo já passou por sinistro?', 'Não. O laudo cautelar está disponível na página da oferta.'],
  [
    'Aceita financiamento?',
    'Sim, por banco de sua escolha; a aprovação precisa sair em até cinco dias úteis.',
  ],
  ['Posso visitar no sábado?', 'As visitas são de segunda a sexta-feira, das 7h30 às 17h30.'],
  ['Qual a data da última revisão?', null],
  ['Os pneus são da mesma marca?', 'Sim, os dois dianteiros foram trocados juntos neste ano.'],
  ['Tem chave reserva e manual?', 'Tem a chave reserva; o manual não acompanha.'],
  ['A transferência é por conta de quem?', 'Por conta do comprador, em até trinta dias.'],
  [
    'Meu telefone é (27) 99812-0034, podem me ligar?',
    'Respondemos por aqui para que todos vejam. O veículo segue disponível.',
  ],
  ['Podem mandar mais fotos para marina.prado@exemplo.com.br?', null],
  ['Faz entrega em Minas Gerais?', 'Sim, o frete é combinado com a equipe de vendas depois da compra.'],
  ['O motor já foi aberto?', 'Não há registro de retífica no histórico da frota.'],
  [
    '<script>alert("olá")</script> O ar-condicionado gela bem?',
    'Gela bem e foi higienizado na última revisão.',
  ],
  [
    'Qual o valor mínimo que aceitam na proposta?',
    'Analisamos cada proposta; quanto mais próxima do valor pedido, melhor.',
  ],
  ['Tem gravame ou restrição judicial?', 'Não. A consulta foi feita na data da publicação.'],
  ['O tacógrafo está aferido?', 'Sim, com certificado válido até o ano que vem.'],
  [
    'Quantas horas tem de verdade? O horímetro foi trocado?',
    'O horímetro é o original e confere com as fichas de manutenção.',
  ],
  ['Precisa de munck para carregar?', 'Há rampa no local; o carregamento fica por conta do comprador.'],
  ['Aceita veículo na troca?', null],
];
