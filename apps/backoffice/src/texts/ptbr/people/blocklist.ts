export const blocklist = {
  title: 'Lista de impedidos',
  addDocument: 'Pôr um documento na lista',
  document: 'CPF ou CNPJ',
  badDocument: 'Escreva um CPF de 11 números ou um CNPJ de 14 letras e números.',
  listed: 'Na lista desde',
  lifted: 'Fora da lista',
};
