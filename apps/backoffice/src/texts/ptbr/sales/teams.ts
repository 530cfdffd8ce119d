export const teams = {
  title: 'Equipes por categoria',
  category: 'Categoria',
  members: 'Quem recebe os avisos',
  everyone: 'Toda a equipe de vendas',
  inactive: 'não recebe mais',
  hint: 'Estas pessoas recebem vendas, propostas, perguntas e cancelamentos da categoria. Sem ninguém aqui, toda a equipe de vendas recebe.',
  reason: 'Motivo, que quem entra e quem sai lê',
  saved: 'Equipe salva. Quem entrou e quem saiu foi avisado.',
};
