export const palette = {
  open: 'Buscar',
  label: 'Buscar páginas e ofertas',
  placeholder: 'Página, número de oferta, compra ou conta, nome ou CPF',
  none: 'Nada encontrado.',
  toOffer: (code: string) => `Abrir a oferta ${code} no site`,
  toPurchase: (code: string) => `Abrir a compra ${code}`,
  toAccount: (code: string) => `Abrir a conta ${code}`,
  findAccounts: (term: string) => `Procurar “${term}” nas contas`,
};
