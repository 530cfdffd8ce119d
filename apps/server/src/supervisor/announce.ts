import type { Config } from '../config/config.ts';

const PASSWORD = 'Patio@2026';

/** The accounts of the demo world. */
const ACCOUNTS: readonly (readonly [string, string])[] = [
  ['comprador@patio.test', 'pessoa física com histórico: lances, proposta e compras'],
  ['rival@patio.test', 'outra pessoa física'],
  ['lojista@patio.test', 'lojista'],
  ['empresa@patio.test', 'empresa'],
  ['colaborador@patio.test', 'colaborador'],
  ['semlimite@patio.test', 'sem limite: não pode dar lance nem comprar'],
  ['codigo@patio.test', 'entra com código de acesso enviado por e-mail'],
  ['trocarsenha@patio.test', 'precisa trocar a senha'],
  ['parceiro@patio.test', 'parceiro da loja loja-norte'],
  ['vendas@patio.test', 'equipe de vendas'],
  ['conteudo@patio.test', 'editor de conteúdo'],
  ['financeiro@patio.test', 'financeiro'],
  ['atendimento@patio.test', 'atendimento'],
  ['patio@patio.test', 'pátio: entradas e saídas'],
  ['admin@patio.test', 'administrador'],
];

/** Returns what is printed once everything is ready: URLs, demo accounts, how to stop. */
export function announcement(config: Config, origin: string, tookMs: number): string {
  const seconds = (tookMs / 1000).toFixed(1).replace('.', ',');
  return [
    '',
    `${config.brand.name} no ar em ${seconds} s`,
    '',
    ...addressLines(config, origin),
    ...(config.demo ? accountLines() : []),
    ...exampleLines(config.exampleNames),
    '',
    `  Dados em ${config.dataDir}. Para encerrar: Ctrl-C.`,
    '',
    '',
  ].join('\n');
}

function addressLines(config: Config, origin: string): string[] {
  const lines: [string, string][] = [];
  if (config.roles.includes('web') || config.internal.webOrigin !== null) {
    lines.push(['Loja', `${origin}/`]);
  }
  if (config.roles.includes('api')) lines.push(['API', `${origin}/docs`]);
  // As the worker opens it: elsewhere the address answers nobody.
  if (config.demo && config.mail.smtpUrl === null && config.roles.includes('worker'))
    lines.push(['E-mails', `${origin}/dev/mail`]);
  return lines.map(([name, address]) => `  ${name.padEnd(8)} ${address}`);
}

function exampleLines(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    '',
    '  ATENÇÃO: compradores leem os dados de uma empresa de exemplo. Defina os seus:',
    `    ${names.join(', ')}`,
    '  (docs/configuration.md; os contatos também no painel, em Contatos)',
  ];
}

function accountLines(): string[] {
  const width = Math.max(...ACCOUNTS.map(([mail]) => mail.length));
  return [
    '',
    `  Contas de demonstração, todas com a senha ${PASSWORD}`,
    ...ACCOUNTS.map(([mail, who]) => `    ${mail.padEnd(width)}  ${who}`),
  ];
}
