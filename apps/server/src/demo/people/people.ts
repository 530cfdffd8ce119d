import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import { parseCnpj } from '@patio/domain/validation/cnpj.ts';
import { parseCpf } from '@patio/domain/validation/cpf.ts';
import type { Person } from '../deals/ended-deals.ts';

/** The password of every account of the demo world. */
export const DEMO_PASSWORD = 'Patio@2026';

/** Every kind of account: buyers, the partner's user, staff. */
export type AccountKey =
  | Person
  | 'codigo'
  | 'trocarsenha'
  | 'parceiro'
  | 'vendas'
  | 'conteudo'
  | 'financeiro'
  | 'atendimento'
  | 'patio'
  | 'admin';

/** An account of the demo world; the tax number is derived from `root`. */
export interface DemoAccount {
  readonly key: AccountKey;
  readonly name: string;
  readonly surname: string;
  readonly profile: 4 | 5 | 6 | 7;
  readonly root: string;
  readonly phone: string;
  /** yyyy-mm-dd. */
  readonly birth: string;
  readonly tradeName?: string;
  readonly registration?: string;
  readonly store?: 'loja-norte';
  readonly staff?: StaffRole;
  readonly twoStep?: boolean;
  readonly mustChange?: boolean;
  /** Limit releases (S-04): bids at a time, purchases a month. */
  readonly release?: {
    readonly bids: number;
    readonly purchases: number;
    /** Whole reais beyond the limit of the level (rule 0.26). */
    readonly exposure?: number;
    readonly reason: string;
  };
}

const MORE = {
  bids: 20,
  purchases: 20,
  exposure: 5_000_000,
  reason: 'Cliente com histórico: franquia ampliada pela equipe de vendas.',
};
const NONE = { bids: -5, purchases: -3, reason: 'Franquia do mês utilizada.' };

/** The accounts for signing in. */
const SHOWN: readonly DemoAccount[] = [
  {
    key: 'comprador',
    name: 'Marina',
    surname: 'Azevedo Prado',
    profile: 7,
    root: '318402957',
    phone: '27998120034',
    birth: '1988-04-12',
    release: MORE,
  },
  {
    key: 'rival',
    name: 'Rafael',
    surname: 'Teixeira Lobo',
    profile: 7,
    root: '402918573',
    phone: '31987430112',
    birth: '1979-11-03',
    release: MORE,
  },
  {
    key: 'lojista',
    name: 'Paulo',
    surname: 'Menezes',
    profile: 5,
    root: '41208937',
    phone: '41996410077',
    birth: '1975-08-21',
    tradeName: 'Menezes Veículos',
  },
  {
    key: 'empresa',
    name: 'Cláudia',
    surname: 'Barreto',
    profile: 4,
    root: '38190442',
    phone: '11974230519',
    birth: '1983-02-17',
    tradeName: 'Transportes Barreto',
  },
  {
    key: 'colaborador',
    name: 'Tiago',
    surname: 'Nunes Serrano',
    profile: 6,
    root: '527103846',
    phone: '27991050288',
    birth: '1992-06-30',
    registration: '204417',
  },
  {
    key: 'semlimite',
    name: 'Helena',
    surname: 'Couto Dias',
    profile: 7,
    root: '613820947',
    phone: '21986027741',
    birth: '1995-09-08',
    release: NONE,
  },
  {
    key: 'codigo',
    name: 'Otávio',
    surname: 'Siqueira Rocha',
    profile: 7,
    root: '704918235',
    phone: '51984460923',
    birth: '1981-01-25',
    twoStep: true,
  },
  {
    key: 'trocarsenha',
    name: 'Luana',
    surname: 'Pires Campos',
    profile: 7,
    root: '815029346',
    phone: '62982310450',
    birth: '1990-12-14',
    mustChange: true,
  },
  {
    key: 'parceiro',
    name: 'Sérgio',
    surname: 'Amaral',
    profile: 5,
    root: '45817203',
    phone: '91981530266',
    birth: '1972-05-19',
    tradeName: 'Loja Norte Seminovos',
    store: 'loja-norte',
  },
  {
    key: 'vendas',
    name: 'Beatriz',
    surname: 'Falcão',
    profile: 6,
    root: '926130457',
    phone: '27992204411',
    birth: '1986-10-02',
    registration: '100231',
    staff: 'sales',
  },
  {
    key: 'conteudo',
    name: 'Gustavo',
    surname: 'Lins',
    profile: 6,
    root: '137241568',
    phone: '27992204422',
    birth: '1993-03-28',
    registration: '100347',
    staff: 'content',
  },
  {
    key: 'admin',
    name: 'Denise',
    surname: 'Vasconcelos',
    profile: 6,
    root: '248352679',
    phone: '27992204433',
    birth: '1978-07-07',
    registration: '100102',
    staff: 'administrator',
  },
  {
    key: 'financeiro',
    name: 'Renata',
    surname: 'Queiroga',
    profile: 6,
    root: '359463780',
    phone: '27992204444',
    birth: '1984-11-16',
    registration: '100418',
    staff: 'finance',
  },
  {
    key: 'atendimento',
    name: 'Caio',
    surname: 'Brandt',
    profile: 6,
    root: '460574891',
    phone: '27992204455',
    birth: '1997-05-23',
    registration: '100529',
    staff: 'support',
  },
  {
    key: 'patio',
    name: 'Otávio',
    surname: 'Meireles',
    profile: 6,
    root: '571685902',
    phone: '27992204466',
    birth: '1991-08-14',
    registration: '100633',
    staff: 'yard',
  },
];

const FIRST_NAMES = [
  'Ana',
  'Bruno',
  'Carla',
  'Diego',
  'Elaine',
  'Fábio',
  'Gabriela',
  'Hugo',
  'Isabel',
  'João',
  'Karina',
  'Leandro',
];
const SURNAMES = ['Moreira', 'Farias', 'Guimarães', 'Peixoto', 'Brandão', 'Queiroz', 'Tavares', 'Monteiro'];
const PARTICIPANTS = 24;

/** People who only bid; every fourth is a dealer and every sixth a company, so that auctions have bidders within their limits. */
function participant(index: number): DemoAccount {
  const number = index + 1;
  const profile = number % 4 === 0 ? 5 : number % 6 === 1 ? 4 : 7;
  const surname = SURNAMES[(index * 3) % SURNAMES.length] ?? 'Moreira';
  return {
    key: `participante${number}`,
    name: FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Ana',
    surname,
    profile,
    root: profile === 7 ? String(350_104_000 + number * 7919) : String(51_030_000 + number * 331),
    phone: `2799${String(8_100_000 + number * 1013).slice(0, 7)}`,
    birth: `19${70 + (index % 28)}-0${1 + (index % 9)}-1${index % 9}`,
    ...(profile === 7 ? {} : { tradeName: `${surname} ${profile === 5 ? 'Automóveis' : 'Logística'}` }),
  };
}

/** Every account, those for signing in first. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  ...SHOWN,
  ...Array.from({ length: PARTICIPANTS }, (_, index) => participant(index)),
];

/** The CPF of a person or the CNPJ of a company, digits only. */
export function taxIdOf(account: DemoAccount): string {
  const isCompany = account.profile === 4 || account.profile === 5;
  const root = isCompany ? `${account.root}0001` : account.root;
  for (let check = 0; check < 100; check += 1) {
    const found = (isCompany ? parseCnpj : parseCpf)(`${root}${String(check).padStart(2, '0')}`);
    if (found !== null) return found;
  }
  throw new Error(`${account.root} is no root of a tax number.`);
}
