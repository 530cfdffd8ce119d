export const strikes = {
  states: { conta: 'Conta', vencida: 'Não conta mais', retirada: 'Retirada' },
  standing: 'A conta hoje',
  counting: (count: number, limit: number) => (limit === 0 ? `${count} contam` : `${count} de ${limit}`),
  stopped: 'Não pode negociar',
  byRule: 'Pela regra',
  toAccount: 'Abrir a conta',
};
