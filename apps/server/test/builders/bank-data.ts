/** Bank data of a refund that goes to another user's account, as the screen sends it. */
export const builtBankData = {
  banco: 'Banco do Teste',
  agencia: '0001',
  conta: '98765-4',
  pix: '',
  titular: false,
  cpf: '123',
  nome: 'Maria da Conta',
  cep: '29100000',
  cidade: 3_205_200,
  endereco: 'Rua das Acácias, 10',
};
