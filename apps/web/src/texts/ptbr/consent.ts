/** The cookie banner and its preferences. */
export const consentTexts = {
  title: 'Cookies neste site',
  question:
    'Usamos os cookies necessários ao funcionamento do site. Os outros dependem da sua escolha, que você pode mudar quando quiser.',
  policy: 'Saiba mais',
  refuse: 'Recusar',
  accept: 'Aceitar',
  choose: 'Escolher',
  explanation:
    'Escolha o que este site pode guardar neste navegador. O que não for permitido não é guardado, e o que deixar de ser é apagado.',
  always: 'Sempre ativos',
  refuseAll: 'Recusar todos',
  acceptAll: 'Aceitar todos',
  save: 'Salvar escolhas',
  kinds: {
    necessary: {
      name: 'Necessários',
      purpose: 'Mantêm o seu acesso, a segurança e as escolhas da visita. Sem eles o site não funciona.',
    },
    performance: {
      name: 'Desempenho e análise',
      purpose: 'Contam o que é visto e usado, sem dizer por quem, para melhorarmos o site.',
    },
    functionality: {
      name: 'Funcionalidade',
      purpose:
        'Lembram, de uma visita para outra, o idioma, o jeito da lista, as buscas e as ofertas vistas há pouco.',
    },
    advertising: {
      name: 'Publicidade',
      purpose: 'Serviriam para mostrar anúncios do seu interesse. Hoje este site não usa nenhum.',
    },
  },
};
