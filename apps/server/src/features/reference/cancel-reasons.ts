/** Why somebody cancels; `needsText` makes the free text compulsory (observacao 'S', C-79). */
export const CANCEL_REASONS = [
  { code: 1, description: 'Desisti da compra', needsText: false },
  { code: 2, description: 'Encontrei outra oferta', needsText: false },
  { code: 3, description: 'O financiamento não foi aprovado', needsText: false },
  { code: 4, description: 'O veículo não corresponde à descrição', needsText: true },
  { code: 5, description: 'Problema na documentação do veículo', needsText: true },
  { code: 6, description: 'O frete ficou acima do esperado', needsText: false },
  { code: 7, description: 'Informei um valor errado', needsText: false },
  { code: 8, description: 'Demora no atendimento', needsText: false },
  { code: 9, description: 'Outro motivo', needsText: true },
] as const;
