export const palette = {
  open: 'Buscar',
  label: 'Buscar páginas e ofertas',
  placeholder: 'Página, número de uma oferta ou conta, nome ou CPF',
  none: 'Nada encontrado.',
  toOffer: (code: string) => `Abrir a oferta ${code} no site`,
  toAccount: (code: string) => `Abrir a conta ${code}`,
  findAccounts: (term: string) => `Procurar “${term}” nas contas`,
};
