import { field, optionalAddress, optionalText, pairs, pattern, right, text, wrong } from '../fields.ts';

const mail = (about: string, initial: string) =>
  pattern(
    { about, initial, example: 'contato@loja.com.br' },
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    'must be an e-mail address',
  );

const phone = (about: string, initial: string) =>
  pattern(
    { about, initial, example: '11990001234' },
    /^\d{10,11}$/,
    'must be area code and number, 10 or 11 digits',
  );

const site = (about: string, example: string) => optionalAddress({ about, example }, ['http', 'https']);

/** The URL of a third-party script: https, or on this machine for tests. */
function readScript(typed: string) {
  if (typed === '') return right(null);
  const { protocol, hostname, username } = URL.canParse(typed)
    ? new URL(typed)
    : { protocol: '', hostname: '', username: '' };
  const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
  return isSafe && username === '' && !/[\s;,'"]/.test(typed)
    ? right(typed)
    : wrong('must be the address of a script that starts with https://');
}

/** Brand, company and contacts (S-48): the only place where a brand is named. */
export const brandVariables = {
  BRAND_NAME: text({ about: 'Name shown to users.', example: 'Garagem Central', initial: 'Pátio' }),
  BRAND_LEGAL_NAME: text({
    about: 'Registered company name (Decreto 7.962/2013, art. 2).',
    example: 'Garagem Central Ltda.',
    initial: 'Pátio Comércio de Veículos Ltda.',
  }),
  BRAND_CNPJ: pattern(
    {
      about: 'CNPJ of the company (Decreto 7.962/2013, art. 2).',
      example: '12ABC34501DE35',
      initial: '12ABC34501DE35',
    },
    /^[A-Z0-9]{12}\d{2}$/,
    'must be 14 characters, letters and digits only',
  ),
  BRAND_HOURS: text({ about: 'Opening hours.', example: '08:00-18:00', initial: '07:30-17:30' }),
  OFFICE_STREET: text({
    about: 'Office: street and number.',
    example: 'Rua das Flores, 10',
    initial: 'Avenida das Oficinas, 1000',
  }),
  OFFICE_DISTRICT: text({ about: 'Office: district.', example: 'Centro', initial: 'Distrito Industrial' }),
  OFFICE_CITY: text({ about: 'Office: city.', example: 'Curitiba', initial: 'Serra' }),
  OFFICE_UF: pattern(
    { about: 'Office: state.', example: 'PR', initial: 'ES' },
    /^[A-Z]{2}$/,
    'must be two capital letters',
  ),
  OFFICE_CEP: pattern(
    { about: 'Office: CEP.', example: '80010000', initial: '29160000' },
    /^\d{8}$/,
    'must be 8 digits',
  ),
  CONTACT_PHONE: phone('Telephone of the company.', '2730000000'),
  CONTACT_WHATSAPP: phone('WhatsApp of the company.', '27990000000'),
  CONTACT_EMAIL: mail('E-mail of the company.', 'contato@patio.test'),
  SALES_EMAIL: mail(
    'E-mail of the sales team: shown in texts, and used if no account of the team can be reached by mail.',
    'vendas@patio.test',
  ),
  SELLER_TEAMS: pairs(
    {
      about: 'WhatsApp of each sales team: category=number, separated by semicolons.',
      example: 'Carros=41990000001;Motos=41990000002',
      initial:
        'Carros=27990000001;Utilitários=27990000005;Máquinas=27990000002;Ônibus=27990000004;Caminhões=27990000003;Implementos=27990000006',
    },
    /^\d{10,11}$/,
    'must be pairs category=number with 10 or 11 digits, separated by semicolons',
  ),
  LOGISTICS_URL: site(
    'Site of the logistics company; default: a WhatsApp message to the company.',
    'https://logistica.loja.com.br',
  ),
  LOGISTICS_NAME: text({
    about: 'Logistics company, named as controller in the privacy policy for partners.',
    example: 'Garagem Transportes Ltda.',
    initial: 'Pátio Logística Ltda.',
  }),
  LOGISTICS_CNPJ: pattern(
    {
      about: 'CNPJ of the logistics company.',
      example: '12ABC34501DE35',
      initial: '77PAT0LG000150',
    },
    /^[A-Z0-9]{12}\d{2}$/,
    'must be 14 characters, letters and digits only',
  ),
  LOGISTICS_ADDRESSES: text({
    about: 'Addresses of the logistics company, separated by semicolons.',
    example: 'Rua das Cargas, 1, Curitiba/PR;Rua do Cais, 2, Paranaguá/PR',
    initial:
      'Rodovia das Cargas, 500, Serra/ES, CEP 29161-000;Avenida do Porto, 80, Vila Velha/ES, CEP 29100-000',
  }),
  CAREERS_URL: site(
    'Site with job openings; default: a WhatsApp message to the company.',
    'https://carreiras.loja.com.br',
  ),
  PRIVACY_PORTAL_URL: site(
    'Privacy portal; default: the product’s own screen.',
    'https://privacidade.loja.com.br',
  ),
  PARTNER_PLATFORM_URL: site(
    'Partner platform; default: partner users see no link.',
    'https://parceiros.loja.com.br',
  ),
  DPO_NAME: text({
    about: 'Data protection officer (Lei 13.709/2018, art. 41).',
    example: 'Maria Souza',
    initial: 'Encarregado de Dados do Pátio',
  }),
  DPO_EMAIL: mail('E-mail of the data protection officer.', 'privacidade@patio.test'),
  ANALYTICS_CONTAINER: field<string | null>(
    {
      about:
        'Script of a tag manager, which reads `dataLayer`: loaded only with consent to statistics; default: none. The script, and everything it loads and calls, must have the same origin.',
      example: 'https://metricas.loja.com.br/gtm.js?id=GTM-ABC123',
    },
    readScript,
  ),
  AUCTIONEER_NAME: optionalText({ about: 'Official auctioneer, if there is one.', example: 'João Silva' }),
  AUCTIONEER_REGISTRATION: optionalText({ about: 'Registration of the auctioneer.', example: 'JUCEES 123' }),
};
