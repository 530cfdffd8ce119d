/** The pages of the user's account, as their navigation names them. */
export const accountPageTexts = {
  label: 'Sua conta',
  profile: 'Perfil',
  addresses: 'Endereços',
  security: 'Segurança',
  data: 'Meus dados',
};
