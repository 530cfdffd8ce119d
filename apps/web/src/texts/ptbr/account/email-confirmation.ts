/** The confirmation of an account's e-mail. */
export const emailConfirmationTexts = {
  title: 'Confirmar e-mail',
  onlyIfYours: 'Esta conta foi criada por você? Confirme só se foi.',
  confirming: 'Confirmando seu e-mail…',
  confirmed: 'E-mail confirmado. Obrigado!',
  confirm: 'Confirmar e-mail',
  dead: 'Este link não vale mais. Entre na sua conta e peça outro no seu perfil.',
  failed: 'Não foi possível confirmar o e-mail agora.',
  toOffers: 'Ver as ofertas',
  ask: (email: string) =>
    `Confirme que ${email} é seu: abra o link que enviamos para este e-mail. Até lá, os avisos dos seus negócios aparecem só aqui no site.`,
  sendAgain: 'Enviar o link de novo',
  sent: 'Enviamos o link. Confira também a pasta de spam.',
  often: 'Já enviamos o link algumas vezes. Confira seu e-mail e tente de novo mais tarde.',
  sendFailed: 'Não foi possível enviar o link agora. Tente de novo.',
};
