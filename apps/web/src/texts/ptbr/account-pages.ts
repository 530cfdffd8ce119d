/** The pages of the user's account, as named in their navigation. */
export const accountPageTexts = {
  label: 'Sua conta',
  profile: 'Perfil',
  addresses: 'Endereços',
  security: 'Segurança',
  data: 'Meus dados',
};
