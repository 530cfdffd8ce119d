export const people = {
  title: 'Contas',
  number: 'Número',
  name: 'Nome',
  taxId: 'CPF ou CNPJ',
  kind: 'Tipo',
  created: 'Criada em',
  levelOf: 'Nível',
  level: (level: number) => `Nível ${level}`,
  ofStore: 'De uma loja',
};
