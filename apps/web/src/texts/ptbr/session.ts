/** Sign-in. */
export const sessionTexts = {
  title: 'Entrar',
  welcome: 'Entre para dar lances, comprar e acompanhar suas negociações.',
  email: 'E-mail',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  accessCode: 'Código de acesso',
  codeSent: 'Enviamos um código de acesso para o seu e-mail.',
  submit: 'Entrar',
  submitting: 'Entrando...',
  requiredFields: 'Preencha o e-mail e a senha.',
  failed: 'Falha ao efetuar login.',
  failedDialogTitle: 'Não foi possível entrar',
  failedDialog: 'Dados Incorretos',
  succeeded: 'Login efetuado com sucesso!',
  signedOut: 'Você saiu da sua conta.',
  mustChangeTitle: 'Troca de senha necessária',
  mustChange:
    'Sua senha precisa ser trocada antes de continuar, e você não foi conectado. Fale com a nossa equipe para receber uma senha nova.',
};
