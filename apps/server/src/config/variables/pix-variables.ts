import { flag, optionalAddress, optionalText, whole } from '../fields.ts';

/** The bank that receives Pix, by the standard API of the Central Bank. */
export const pixVariables = {
  PIX_API_URL: optionalAddress(
    {
      about: 'API Pix of the bank; default: Pix is not offered, or the bank is simulated in the demo world.',
      example: 'https://pix.banco.com.br/api/v2',
    },
    ['https', 'http'],
  ),
  PIX_TOKEN_URL: optionalAddress(
    { about: 'Where the bank gives tokens.', example: 'https://pix.banco.com.br/oauth/token' },
    ['https', 'http'],
  ),
  PIX_CLIENT_ID: optionalText({ about: 'Client id at the bank.', example: 'patio' }),
  PIX_CLIENT_SECRET: optionalText({ about: 'Client secret at the bank.', example: '0a1b2c…', secret: true }),
  PIX_KEY: optionalText({
    about: 'Pix key (chave DICT) that is paid to.',
    example: '6d0f2a52-0f3a-4c4e-9f57-0a5b3d0e8f11',
  }),
  PIX_CERT_FILE: optionalText({
    about: 'Certificate that is shown to the bank, PEM; read again once it changes, as the next two are.',
    example: '/etc/patio/pix.crt',
  }),
  PIX_KEY_FILE: optionalText({
    about: 'Private key of that certificate, PEM.',
    example: '/etc/patio/pix.key',
  }),
  PIX_CA_FILE: optionalText({
    about: 'Authority that issued the certificate of the bank, PEM; default: those of the system.',
    example: '/etc/patio/pix-ca.crt',
  }),
  PIX_WEBHOOK_URL: optionalAddress(
    {
      about: 'Where the bank sends news of payments; default: `/api/pix` of PUBLIC_URL.',
      example: 'https://pix.patio.com.br/api/pix',
    },
    ['https', 'http'],
  ),
  PIX_DUE_DATES: flag({
    about:
      'Buyers may ask for a code that stays valid until the due date (`cobv`), if the contract with the bank has it.',
    example: 'off',
    initial: 'on',
  }),
  PIX_RETRY_MS: whole({
    about:
      'Pause before a question to the bank is repeated, in milliseconds; before the last time four times as long.',
    example: '500',
    initial: '200',
    min: 0,
    max: 10_000,
  }),
  PIX_TIMEOUT_MS: whole({
    about: 'Timeout for one request to the bank, in milliseconds.',
    example: '5000',
    initial: '8000',
    min: 100,
    max: 60_000,
  }),
};
