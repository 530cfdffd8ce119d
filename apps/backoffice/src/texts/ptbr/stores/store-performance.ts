export const storePerformance = {
  figures: 'Vendas e ofertas das últimas quatro semanas',
  toFigures: 'Outro período e mais números',
  answers: 'Respostas dos últimos 30 dias',
  how: (hours: number) =>
    `Da chegada à primeira resposta, em horas corridas: noites, fins de semana e feriados contam. O prazo prometido é de ${hours} horas.`,
  waiting: 'Esperando agora',
};
