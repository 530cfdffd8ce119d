/** The accessibility statement (Lei 13.146/2015, art. 63). */
export const accessibilityTexts = {
  title: 'Acessibilidade',
  lead: (house: string) =>
    `A ${house} quer que todas as pessoas possam procurar, comparar, dar lances e comprar veículos neste site, com ou sem tecnologia assistiva (Lei 13.146/2015, art. 63).`,
  description:
    'Como este site atende a todas as pessoas, o que ainda não atende e como nos avisar de uma barreira.',
  standardTitle: 'O que seguimos',
  standard:
    'As páginas são feitas e verificadas pelas Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA, e pela ABNT NBR 17225.',
  worksTitle: 'O que você pode esperar',
  works: [
    'Tudo funciona só com o teclado: a tecla Tab percorre a página, e o primeiro Tab leva direto ao conteúdo.',
    'Leitores de tela anunciam títulos, campos, erros, preços que mudam e o tempo que falta.',
    'O texto pode ser ampliado até 400% sem rolagem lateral, e o contraste é suficiente nos modos claro e escuro.',
    'Movimentos e trocas automáticas podem ser pausados e respeitam a preferência do seu dispositivo.',
    'As páginas de leitura abrem também sem JavaScript.',
  ],
  limitsTitle: 'O que ainda não é acessível',
  limits: [
    'Fotos dos veículos trazem o título da oferta como descrição; detalhes que só aparecem na imagem podem não estar em texto.',
    'Vídeos enviados por vendedores podem não ter legendas nem audiodescrição.',
    'Laudos em PDF são feitos por terceiros e podem não ser lidos por leitores de tela. Peça-nos o conteúdo em texto.',
  ],
  contactTitle: 'Encontrou uma barreira?',
  contact:
    'Conte em que página foi e o que você tentou fazer. Respondemos em até cinco dias úteis e ajudamos você a concluir por outro caminho.',
};
