/** Why a bid was annulled, by the words of the wire. */
export const ANNULMENT_REASONS = {
  mistake: 'engano',
  payment: 'inadimplencia',
  suspicious: 'suspeita',
  rules: 'regras',
  failure: 'falha',
  provoked: 'provocada',
  withdrawn: 'desistencia',
  exposure: 'limite',
  deposit: 'caucao',
  barred: 'conta-impedida',
} as const;
