/** What is said when something was done, for the screens of accounts and of cancelling (ERRS-03). */
export const successTexts = {
  registered: 'Cadastro realizado com sucesso! Agora escolha os seus interesses.',
  saved: 'Dados salvos com sucesso!',
  passwordCreated: 'Senha criada com sucesso!',
  cancellationRequested: 'Solicitação de cancelamento enviada.',
  purchaseCancelled: 'Compra cancelada.',
  proposalCancelled: 'Proposta cancelada.',
};
