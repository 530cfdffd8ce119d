import {
  choice,
  choices,
  flag,
  hostNames,
  optionalAddress,
  optionalFlag,
  optionalText,
  ownHosts,
  pattern,
  text,
  whole,
} from '../fields.ts';
import { identityVariables } from './identity-variables.ts';
import { pixVariables } from './pix-variables.ts';

/** The roles of a process. `npm start` runs one process for each. */
export const ROLES = ['web', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const MODES = ['development', 'test', 'staging', 'production'] as const;
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** Where the program listens, and its roles. */
export const processVariables = {
  PORT: whole({
    about: 'Public port; 0 = any free port.',
    example: '8080',
    initial: '3000',
    min: 0,
    max: 65535,
  }),
  HOST: pattern(
    { about: 'Address to listen on; 0.0.0.0 = all interfaces.', example: '0.0.0.0', initial: '127.0.0.1' },
    /^[0-9A-Za-z.:-]+$/,
    'must be an IP address or a host name',
  ),
  PUBLIC_URL: optionalAddress(
    {
      about: 'Public address of the site; default: http://localhost and the port.',
      example: 'https://patio.com.br',
    },
    ['http', 'https'],
  ),
  OWN_HOSTS: ownHosts({
    about:
      'Additional host names or addresses of the site, separated by commas; all hosts except these, that of PUBLIC_URL and loopback are refused.',
    example: 'www.patio.com.br,192.168.0.10',
  }),
  PATIO_ROLES: choices(
    {
      about: 'Roles of this node. With more than one, a supervisor runs each in its own process.',
      example: 'api,worker',
      initial: 'web,api,worker',
    },
    ROLES,
  ),
  APP_MODE: choice(
    { about: 'Mode of the installation.', example: 'production', initial: 'development' },
    MODES,
  ),
  LOG_LEVEL: choice({ about: 'Minimum log level.', example: 'debug', initial: 'info' }, LEVELS),
  TRUST_PROXY: optionalText({
    about: 'Proxies whose X-Forwarded-* headers are trusted: addresses or networks, separated by commas.',
    example: '10.0.0.0/8',
  }),
  LIVE_LINES_PER_ADDRESS: whole({
    about:
      'Maximum of open event streams per network address in one process; many users can share an address.',
    example: '5000',
    initial: '1000',
    min: 1,
    max: 1_000_000,
  }),
  PATIO_WEB_PORT: whole({
    about: 'Internal port of the web role under the supervisor; 0 = any free port.',
    example: '3001',
    initial: '0',
    min: 0,
    max: 65535,
  }),
  PATIO_WORKER_PORT: whole({
    about: 'Internal port of the worker role under the supervisor; 0 = any free port.',
    example: '3002',
    initial: '0',
    min: 0,
    max: 65535,
  }),
  WEB_ORIGIN: optionalAddress(
    {
      about: 'Address of the web role, used by the api role; set by the supervisor.',
      example: 'http://10.0.0.5:3000',
    },
    ['http', 'https'],
  ),
  WORKER_ORIGIN: optionalAddress(
    {
      about: 'Address of the worker role, used by the api role; set by the supervisor.',
      example: 'http://10.0.0.6:3000',
    },
    ['http', 'https'],
  ),
  API_ORIGIN: optionalAddress(
    {
      about: 'Address of the api role, used by the web role; set by the supervisor.',
      example: 'http://10.0.0.4:3000',
    },
    ['http', 'https'],
  ),
};

/** Files in S3, or in a service that speaks like it. */
const fileVariables = {
  S3_BUCKET: optionalText({
    about:
      'Bucket of S3 in which files are stored (pictures, reports, documents, attachments); default: files of the data directory.',
    example: 'patio-files',
  }),
  S3_ENDPOINT: optionalAddress(
    {
      about: 'Address of a service that speaks like S3; default: Amazon S3.',
      example: 'https://s3.internal:9000',
    },
    ['http', 'https'],
  ),
  S3_REGION: text({ about: 'Region of the bucket.', example: 'sa-east-1', initial: 'us-east-1' }),
  S3_ACCESS_KEY_ID: optionalText({
    about: 'Key that may read, write, delete and list in the bucket.',
    example: 'AKIA…',
    secret: true,
  }),
  S3_SECRET_ACCESS_KEY: optionalText({ about: 'Secret of that key.', example: 'wJalr…', secret: true }),
  S3_PATH_STYLE: optionalFlag({
    about: 'The bucket is in the path instead of the host name; default: on with S3_ENDPOINT.',
    example: 'off',
  }),
  S3_WAIT_SECONDS: whole({
    about: 'Seconds to wait for an answer of S3; then the call fails with 503.',
    example: '5',
    initial: '10',
    min: 1,
    max: 60,
  }),
  PICTURES_URL: optionalAddress(
    {
      about:
        'Address of a CDN that passes `/media/` on to this site: pages load pictures from it; default: from the site itself.',
      example: 'https://fotos.patio.com.br',
    },
    ['https'],
  ),
  FILES_IN: choice(
    {
      about:
        'Where files are written if S3 is set up; those that are only on the other side are read there until `npm run move-files` has copied them.',
      example: 'disk',
      initial: 's3',
    },
    ['s3', 'disk'],
  ),
};

/** Where things are stored. */
export const storageVariables = {
  PATIO_DATA_DIR: text({
    about: 'Data directory of this node: embedded database, files, mail, keys, cache.',
    example: '/var/lib/patio',
    initial: '.patio',
  }),
  PATIO_SHARED_DATA: text({
    about: 'Reference data (cities, vehicles) from which the demo world is generated.',
    example: '/srv/patio-data',
    initial: '../shared/data',
  }),
  DATABASE_URL: optionalAddress(
    {
      about: 'PostgreSQL 15 or later; default: an embedded one in the data directory.',
      example: 'postgres://patio:secret@db.internal:5432/patio',
      secret: true,
    },
    ['postgres', 'postgresql'],
  ),
  DATABASE_POOL_MAX: whole({
    about: 'Maximum of database connections per process.',
    example: '32',
    initial: '16',
    min: 2,
    max: 500,
  }),
  PATIO_SECRET_KEY: optionalText({
    about:
      'Key of encrypted columns: 32 bytes in base64; older keys may follow, separated by commas; default: generated once and stored in the data directory.',
    example: '3q2+7w…=',
    secret: true,
  }),
  PATIO_DEMO: optionalFlag({
    about:
      'Load the demo world into an empty database; default: on with the embedded database. Cannot be on in production.',
    example: 'off',
  }),
  ...fileVariables,
};

/** Other people's services. */
export const serviceVariables = {
  SMTP_URL: optionalAddress(
    {
      about: 'Mail server; default: mail stays in the data directory and is shown at /dev/mail.',
      example: 'smtps://user:secret@mail.internal:465',
      secret: true,
    },
    ['smtp', 'smtps'],
  ),
  MAIL_FROM: text({
    about: 'Sender of all mail.',
    example: 'Loja <nao-responda@loja.com.br>',
    initial: 'Pátio <nao-responda@patio.test>',
  }),
  MAIL_PER_SECOND: whole({
    about: 'Maximum of mails that one worker sends per second.',
    example: '50',
    initial: '10',
    min: 1,
    max: 1000,
  }),
  PUSH_HOSTS: hostNames({
    about: 'Browser push services that push messages may be sent to; a leading *. matches any subdomain.',
    example: 'fcm.googleapis.com,*.push.apple.com',
    initial:
      'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
  }),
  VAPID_PUBLIC_KEY: optionalText({
    about: 'Public key for push messages, base64url; default: derived from PATIO_SECRET_KEY.',
    example: 'BNc…',
  }),
  VAPID_PRIVATE_KEY: optionalText({
    about: 'Private key for push messages, base64url; default: derived from PATIO_SECRET_KEY.',
    example: '4Vr…',
    secret: true,
  }),
  ...identityVariables,
  ...pixVariables,
  CEP_PROVIDER_URL: optionalAddress(
    {
      about:
        'ViaCEP-compatible service for unknown CEPs; default: the local table only, with a warning at the start in production.',
      example: 'https://viacep.com.br/ws',
    },
    ['http', 'https'],
  ),
  CEP_TIMEOUT_MS: whole({
    about: 'Timeout of the CEP service, in milliseconds (S-39).',
    example: '1500',
    initial: '3000',
    min: 100,
    max: 30_000,
  }),
  STRICT_TAX_ID: flag({ about: 'Verify the check digits of CPF and CNPJ.', example: 'off', initial: 'on' }),
};
