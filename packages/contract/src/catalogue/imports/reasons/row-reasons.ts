/** Why a line was refused, or what was left out of it, by what its cells say. */
export const rowReasons = {
  'money-unreadable': {
    PTBR: '"{text}" não é um valor em reais (exemplo: 98.900,00)',
    EN: '"{text}" is not an amount in reais (example: 98.900,00)',
  },
  'money-zero': { PTBR: 'o valor precisa ser maior que zero', EN: 'the amount must be more than zero' },
  'money-huge': {
    PTBR: '"{text}" está acima do limite de R$ 100 milhões',
    EN: '"{text}" is above the limit of R$ 100 million',
  },
  'number-negative': { PTBR: '"{text}" é negativo', EN: '"{text}" is negative' },
  'number-not-whole': { PTBR: '"{text}" não é um número inteiro', EN: '"{text}" is not a whole number' },
  'number-impossible': {
    PTBR: '"{text}" está acima do possível',
    EN: '"{text}" is above what is possible',
  },
  'number-range': {
    PTBR: '"{text}" não é um número de {least} a {most}',
    EN: '"{text}" is not a number from {least} to {most}',
  },
  'years-order': {
    PTBR: '{model} vem antes do ano de fabricação {made}',
    EN: '{model} is before the year of manufacture {made}',
  },
  'year-range': {
    PTBR: '"{text}" não é um ano entre 1900 e {latest}',
    EN: '"{text}" is not a year between 1900 and {latest}',
  },
  'name-odd': {
    PTBR: '"{text}" não é um nome de marca; a oferta fica sem marca',
    EN: '"{text}" is no name of a brand; the offer has none',
  },
  'word-unknown': { PTBR: '"{text}" não é conhecido', EN: '"{text}" is not known' },
  'colour-unknown': { PTBR: '"{text}" não é conhecida', EN: '"{text}" is not a known colour' },
  'not-yes-or-no': { PTBR: '"{text}" não é sim nem não', EN: '"{text}" is neither yes nor no' },
  'not-a-date': {
    PTBR: '"{text}" não é uma data (exemplo: 30/06/2026)',
    EN: '"{text}" is not a date (example: 30/06/2026)',
  },
  'legal-unclear': {
    PTBR: '"{text}" não diz o que consta (exemplos: nada consta; consta R$ 293,47: duas multas)',
    EN: '"{text}" does not say what is recorded (examples: nada consta; consta R$ 293,47: duas multas)',
  },
  'becomes-draft': {
    PTBR: 'entra como rascunho: a casa exige conferências de situação legal antes de publicar',
    EN: 'comes as a draft: the house requires legal checks before it publishes',
  },
  'theft-on-record': {
    PTBR: 'há furto ou roubo registrado, e o veículo não pode ser oferecido',
    EN: 'a theft is on record, and the vehicle cannot be offered',
  },
  'not-a-category': { PTBR: '"{text}" não é uma categoria', EN: '"{text}" is not a category' },
  'not-a-subcategory': {
    PTBR: '"{text}" não é uma subcategoria de sua categoria',
    EN: '"{text}" is not a subcategory of its category',
  },
  'not-a-state': { PTBR: '"{text}" não é uma UF', EN: '"{text}" is not a Brazilian state' },
  'not-a-city-code': { PTBR: '"{text}" não é um município', EN: '"{text}" is not the code of a city' },
  'city-elsewhere': { PTBR: 'o município {city} fica em {state}', EN: 'the city {city} is in {state}' },
  'city-unknown': { PTBR: '"{text}" não existe', EN: '"{text}" does not exist' },
  'city-unknown-in': {
    PTBR: '"{text}" não existe em {state}',
    EN: '"{text}" does not exist in {state}',
  },
  'city-ambiguous': {
    PTBR: 'há mais de uma cidade "{text}"; informe a UF',
    EN: 'there is more than one city "{text}"; enter the state',
  },
  'place-missing': {
    PTBR: 'sem o código IBGE do município; a oferta fica sem local',
    EN: 'without the IBGE code of the city; the offer has no place',
  },
  'brand-missing': { PTBR: 'falta a marca', EN: 'the brand is missing' },
  'model-missing': { PTBR: 'falta o modelo', EN: 'the model is missing' },
  'name-long': {
    PTBR: 'o nome tem mais de {most} letras',
    EN: 'the name has more than {most} letters',
  },
  'no-brand-in': {
    PTBR: 'não há marca conhecida em "{text}"',
    EN: 'there is no known brand in "{text}"',
  },
  'no-model-in': {
    PTBR: 'não há modelo conhecido em "{text}"',
    EN: 'there is no known model in "{text}"',
  },
  'price-missing': { PTBR: 'falta o preço', EN: 'the price is missing' },
  'first-bid-above-price': {
    PTBR: 'o lance inicial está acima do preço',
    EN: 'the first bid is above the price',
  },
  'reserve-below-first-bid': {
    PTBR: 'a reserva está abaixo do lance inicial',
    EN: 'the reserve is below the first bid',
  },
  'not-a-fipe-code': {
    PTBR: '"{text}" não é um código FIPE (exemplo: 001267-0)',
    EN: '"{text}" is not a FIPE code (example: 001267-0)',
  },
  'not-a-plate': { PTBR: '"{text}" não é uma placa', EN: '"{text}" is not a plate' },
  'step-unknown': {
    PTBR: '"{text}" não é "qualquer" nem "incremento"',
    EN: '"{text}" is neither "qualquer" nor "incremento"',
  },
  'text-long': { PTBR: 'tem mais de {most} caracteres', EN: 'has more than {most} characters' },
  'auctioneer-incomplete': {
    PTBR: 'venda por leiloeiro oficial exige nome, matrícula e edital',
    EN: 'a sale by an official auctioneer needs name, registration and notice',
  },
  'auctioneer-needed': {
    PTBR: 'bens de tribunais e órgãos públicos só são vendidos por leiloeiro oficial, com matrícula e edital',
    EN: 'goods of courts and public bodies are sold only by an official auctioneer, with registration and notice',
  },
  'origin-unknown': {
    PTBR: '"{text}" não é particular, judicial nem órgão público',
    EN: '"{text}" is neither particular nor judicial nor órgão público',
  },
  'repeats-line': { PTBR: 'repete a linha {line}', EN: 'repeats line {line}' },
  'repeats-plate': {
    PTBR: 'tem a mesma placa ({plate}) da linha {line}',
    EN: 'has the same plate ({plate}) as line {line}',
  },
  'plate-offered': {
    PTBR: 'a placa {plate} já está na oferta {offer}, que está aberta; mude essa oferta em Ofertas, ou importe com o nome da origem com que ela veio',
    EN: 'the plate {plate} is on offer {offer} already, which is open; change that offer under Offers, or import under the name of the source that it came with',
  },
  'repeats-id': {
    PTBR: 'tem o mesmo id ({id}) da linha {line}',
    EN: 'has the same id ({id}) as line {line}',
  },
  'offered-bids': {
    PTBR: 'a oferta já tem lances, e o que foi oferecido não muda',
    EN: 'the offer has bids, and what was offered does not change',
  },
  'offered-bids-differs': {
    PTBR: 'a oferta já tem lances, e o que foi oferecido não muda (era {before}, veio {after})',
    EN: 'the offer has bids, and what was offered does not change (was {before}, came {after})',
  },
  'offered-proposals': {
    PTBR: 'a oferta tem proposta em aberto, e o que foi oferecido não muda',
    EN: 'the offer has an open proposal, and what was offered does not change',
  },
  'offered-proposals-differs': {
    PTBR: 'a oferta tem proposta em aberto, e o que foi oferecido não muda (era {before}, veio {after})',
    EN: 'the offer has an open proposal, and what was offered does not change (was {before}, came {after})',
  },
  'offered-sold': {
    PTBR: 'a oferta já foi vendida, e nada nela muda',
    EN: 'the offer was sold, and nothing of it changes',
  },
  'offered-sold-differs': {
    PTBR: 'a oferta já foi vendida, e nada nela muda (era {before}, veio {after})',
    EN: 'the offer was sold, and nothing of it changes (was {before}, came {after})',
  },
  'store-offer-exists': {
    PTBR: 'a oferta já existe; mude-a em Ofertas, e a mudança vai para aprovação',
    EN: 'the offer exists; change it under Offers, and the change goes to approval',
  },
  'store-full': {
    PTBR: 'a loja já tem {most} ofertas por aprovar ou publicar',
    EN: 'the store already has {most} offers to approve or publish',
  },
} as const;
