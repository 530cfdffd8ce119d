import { numberText } from '../../platform/i18n/number-text.ts';
/** Titles and descriptions for search engines and shared links. */
export const headTexts = {
  page: (page: number) => `página ${page}`,
  used: (name: string) => `${name}: usados por oferta`,
  usedIn: (brand: string, category: string) => `${brand} (${category}): usados por oferta`,
  allCategories: 'veículos',
  list: (total: number, what: string) =>
    total === 1
      ? `1 oferta de ${what} com fotos, laudo e histórico de lances.`
      : `${numberText(total, 'PTBR')} ofertas de ${what} com fotos, laudo e histórico de lances.`,
  ways: 'Compre já, dê um lance ou faça uma proposta.',
  emptyList: (what: string) => `Ofertas de ${what} com fotos, laudo e histórico de lances.`,
  buy: (price: string) => `Compre já por ${price}.`,
  bid: (price: string) => `Lance atual de ${price}.`,
  start: (price: string) => `Lances a partir de ${price}.`,
  ask: 'Faça uma proposta.',
  ended: 'Oferta encerrada: veja o histórico e ofertas semelhantes.',
  photos: (count: number) => (count === 1 ? '1 foto.' : `${count} fotos.`),
  report: 'Com laudo.',
  lot: (count: number) => `Lote com ${count} veículos`,
  text: (title: string, house: string) =>
    `${title}. Informações da ${house} para quem compra e vende veículos usados.`,
  picture: (title: string, house: string) => `${title} em ${house}`,
};
