export const mails = {
  title: 'Modelos de e-mail',
  search: 'Buscar pelo assunto',
  none: 'Nenhum modelo tem este assunto.',
  subject: 'Assunto',
  sender: 'Remetente',
  samples: 'Exemplos',
  sample: 'Exemplo',
  sampleOf: (number: number, count: number) => `${number} de ${count}`,
  optional: 'A pessoa pode desligar',
  store: 'Em nome da loja',
  house: 'Da casa',
};
