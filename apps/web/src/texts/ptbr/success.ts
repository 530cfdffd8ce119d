/** Success messages of the screens of accounts and of cancelling (ERRS-03). */
export const successTexts = {
  registered: 'Cadastro realizado com sucesso! Agora escolha os seus interesses.',
  saved: 'Dados salvos com sucesso!',
  passwordCreated: 'Senha criada com sucesso!',
  cancellationRequested: 'Solicitação de cancelamento enviada para análise.',
  purchaseCancelled: 'Compra cancelada com sucesso.',
  proposalCancelled: 'Proposta cancelada com sucesso.',
};
