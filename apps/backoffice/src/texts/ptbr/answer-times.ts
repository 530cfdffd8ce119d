export const answerTimes = {
  days: 'Dias',
  lastDays: (days: number) => `Últimos ${days} dias`,
  how: (hours: number) =>
    `Da chegada à primeira resposta, em horas corridas: noites, fins de semana e feriados contam. O prazo prometido é de ${hours} horas; dos pedidos de titulares, a data legal.`,
  kind: 'Tipo',
  team: 'Equipe',
  answered: 'Respondidas',
  median: 'Metade em até',
  p90: 'Nove em dez em até',
  inTime: 'No prazo',
  overdue: 'Atrasadas agora',
  kinds: {
    question: 'Perguntas',
    proposal: 'Propostas',
    cancellation: 'Cancelamentos',
    verification: 'Verificações',
    'data-request': 'Titulares de dados',
  },
  teams: { todas: 'Todas', vendas: 'Equipe geral', lojas: 'Lojas', categoria: '' },
  duration: (minutes: number) => {
    const [most, rest] =
      minutes < 60
        ? [0, minutes]
        : minutes < 2880
          ? [60, minutes % 60]
          : [1440, Math.floor((minutes % 1440) / 60)];
    if (most === 0) return `${rest} min`;
    const whole = `${Math.floor(minutes / most)} ${most === 60 ? 'h' : 'd'}`;
    return rest === 0 ? whole : `${whole} ${rest} ${most === 60 ? 'min' : 'h'}`;
  },
};
