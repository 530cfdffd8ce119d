/** The reasons for a cancellation; `needsText` makes the explanation mandatory (observacao 'S', C-79). */
export const CANCEL_REASONS = [
  { code: 1, description: 'Desisti da compra', descriptionEn: 'I gave up the purchase', needsText: false },
  {
    code: 2,
    description: 'Encontrei outra oferta',
    descriptionEn: 'I found another offer',
    needsText: false,
  },
  {
    code: 3,
    description: 'O financiamento não foi aprovado',
    descriptionEn: 'The financing was not approved',
    needsText: false,
  },
  {
    code: 4,
    description: 'O veículo não corresponde à descrição',
    descriptionEn: 'The vehicle does not match the description',
    needsText: true,
  },
  {
    code: 5,
    description: 'Problema na documentação do veículo',
    descriptionEn: 'A problem with the papers of the vehicle',
    needsText: true,
  },
  {
    code: 6,
    description: 'O frete ficou acima do esperado',
    descriptionEn: 'Freight is more than I expected',
    needsText: false,
  },
  {
    code: 7,
    description: 'Informei um valor errado',
    descriptionEn: 'I gave a wrong amount',
    needsText: false,
  },
  {
    code: 8,
    description: 'Demora no atendimento',
    descriptionEn: 'The service took too long',
    needsText: false,
  },
  { code: 9, description: 'Outro motivo', descriptionEn: 'Another reason', needsText: true },
] as const;
