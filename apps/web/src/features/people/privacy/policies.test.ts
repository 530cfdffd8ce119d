import { describe, expect, it } from 'vitest';
import type { House } from '../../../platform/house/house.ts';
import type { Block, PolicyText, SectionId } from './policy-text.ts';
import { customerPolicyEn } from './texts/en/customer.ts';
import { partnerPolicyEn } from './texts/en/partner.ts';
import { customerPolicyPt } from './texts/ptbr/customer.ts';
import { partnerPolicyPt } from './texts/ptbr/partner.ts';

const HOUSE: House = {
  name: 'Garagem Central',
  legalName: 'Garagem Central Ltda.',
  document: '12.ABC.345/01DE-35',
  hours: '',
  office: 'Rua das Flores, 10',
  phone: '',
  whatsapp: '',
  email: '',
  teams: [],
  logisticsUrl: null,
  careersUrl: null,
  privacyUrl: null,
  partnerPlatformUrl: null,
  analyticsContainer: null,
  picturesUrl: null,
  dpo: { name: 'Maria Souza', email: 'dados@garagem.test' },
  logistics: {
    name: 'Garagem Transportes Ltda.',
    document: '77.PAT.0LG/0001-50',
    addresses: ['Rua das Cargas, 1', 'Rua do Cais, 2'],
  },
  auctioneer: null,
};

const customer = customerPolicyPt(HOUSE);
const partner = partnerPolicyPt(HOUSE);
const both = [
  ['customer', customer],
  ['partner', partner],
] as const;

function words(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if ('text' in block) return block.text;
      if ('items' in block) return block.items;
      return 'words' in block ? block.words.flat() : [];
    })
    .join('\n');
}
const section = (policy: PolicyText, id: SectionId): readonly Block[] =>
  policy.sections.find((one) => one.id === id)?.blocks ?? [];
/** The list below a subheading of "Dados que coletamos". */
function listBelow(policy: PolicyText, title: string): readonly string[] {
  const blocks = section(policy, 'dados');
  const place = blocks.findIndex((block) => block.kind === 'heading' && block.text === title);
  const next = blocks[place + 1];
  return next?.kind === 'list' ? next.items : [];
}

describe.each(both)('the policy of the %s', (_name, policy) => {
  it('has the nine headings, PRIV-01', () => {
    expect(policy.sections.map(({ title }) => title)).toEqual([
      'Glossário',
      'Dados que coletamos',
      'Cookies',
      'Compartilhamento',
      'Proteção',
      'Armazenamento',
      'Direitos do titular',
      'Alterações desta política e lei aplicável',
      'Contato',
    ]);
  });
  it('says since when it holds, and that it was changed on 12 June 2025 before, PRIV-11', () => {
    expect(policy.updated).toContain('Última atualização: 23 de novembro de 2026.');
    expect(policy.updated).toContain('12 de junho de 2025');
  });
  it('names four kinds of cookies and lists what is stored with purpose and time, PRIV-12', () => {
    const text = words(section(policy, 'cookies'));
    for (const kind of ['necessários', 'desempenho e análise', 'funcionalidade', 'publicidade']) {
      expect(text).toMatch(new RegExp(`Cookies (de )?${kind}:`));
    }
    expect(policy.retained.every(({ purpose, duration }) => purpose !== '' && duration !== '')).toBe(true);
    const names = policy.retained.map(({ name }) => name.split(/[ ,]/)[0]);
    expect(names).toEqual(
      expect.arrayContaining([
        'token',
        'refresh',
        'consent',
        'idiom',
        'grade',
        'painel',
        'posicao',
        'dataLayer',
      ]),
    );
  });
  it('lists the four cases of sharing, PRIV-13', () => {
    const list = section(policy, 'compartilhamento').find((block) => block.kind === 'list');
    expect(list?.items.map((item) => item.split(',')[0])).toEqual([
      'autoridades judiciais ou governamentais',
      'empresas do mesmo grupo',
      'empresas parceiras que participam do negócio ou nos prestam serviços',
      'quem nos suceder em uma reestruturação societária',
    ]);
  });
  it('keeps data only as long as needed, then deletes or anonymises it, PRIV-14', () => {
    const text = words(section(policy, 'armazenamento'));
    expect(text).toContain('só pelo tempo necessário');
    expect(text).toContain('excluídos ou anonimizados');
  });
  it('takes no solely automated decisions, PRIV-15', () => {
    expect(words(section(policy, 'direitos'))).toContain(
      'Não tomamos decisões baseadas unicamente em tratamento automatizado',
    );
  });
  it('names the one answer that may be automatic, what it looks at, and the way to a person, rule 0.30', () => {
    const text = words(section(policy, 'direitos'));
    expect(text).toContain('Uma resposta pode ser automática: a recusa de uma proposta.');
    expect(text).toContain('só para o valor proposto');
    expect(text).toContain('quem a recebe pode pedir, uma vez, que uma pessoa a reveja');
  });
  it('lists the tag manager where the house has one, and no other', () => {
    expect(policy.retained.some(({ name }) => name.includes('estatísticas'))).toBe(false);
    const analyticsContainer = 'https://metricas.garagem.test/gtm.js?id=1';
    const house = { ...HOUSE, analyticsContainer };
    for (const { retained } of [customerPolicyPt(house), partnerPolicyPt(house)])
      expect(retained.map(({ name }) => name)).toContain(
        'metricas.garagem.test (cookies do serviço de estatísticas)',
      );
  });
  it('is under Brazilian law and in Portuguese, PRIV-16', () => {
    const text = words(section(policy, 'alteracoes'));
    expect(text).toContain('lei brasileira');
    expect(text).toContain('língua portuguesa');
  });
  it('lists the ten rights, PRIV-17', () => {
    const list = section(policy, 'direitos').find((block) => block.kind === 'list');
    expect(list?.items.map((item) => item.split(' ')[0])).toEqual([
      'confirmação',
      'cópia',
      'correção',
      'exclusão',
      'anonimização,',
      'revisão',
      'portabilidade',
      'informação',
      'oposição',
      'retirada',
    ]);
  });
});

describe('what only the customer reads', () => {
  it('is collected for sign-up and sign-in, PRIV-04', () => {
    expect(listBelow(customer, 'Para cadastro e acesso')).toEqual([
      'e-mail',
      'nome completo',
      'telefone',
      'CPF ou CNPJ',
    ]);
  });
  it('is collected for buying, PRIV-05', () => {
    expect(listBelow(customer, 'Para comprar um veículo')).toEqual([
      'nome',
      'documento de identidade',
      'CPF ou CNPJ',
      'carteira de habilitação (CNH)',
      'data de nascimento',
      'estado civil',
      'e-mail',
      'telefone',
      'endereço',
    ]);
  });
  it('is collected for talking to the seller, PRIV-06', () => {
    expect(listBelow(customer, 'Para falar com o vendedor')).toEqual([
      'nome',
      'telefone do WhatsApp',
      'foto',
    ]);
  });
  it('is kept on servers in Brazil, PRIV-07', () => {
    expect(words(section(customer, 'armazenamento'))).toContain('servidores localizados no Brasil');
  });
});

describe('what only the partner reads', () => {
  it('is collected for sign-up and sign-in, PRIV-08', () => {
    expect(listBelow(partner, 'Para o cadastro do parceiro')).toEqual([
      'nome e CPF do representante da empresa',
      'e-mail',
      'telefone',
      'documento de identidade do parceiro',
      'CNPJ do parceiro, se houver',
    ]);
    expect(listBelow(partner, 'Para o acesso')).toEqual(['e-mail']);
  });
  it('may be kept outside Brazil, in the cloud, PRIV-09', () => {
    const text = words(section(partner, 'armazenamento'));
    expect(text).toContain('nuvem');
    expect(text).toContain('para fora do Brasil');
  });
  it('names the logistics company of the settings as controller, with tax id and addresses, PRIV-10', () => {
    const text = words(partner.intro);
    expect(text).toContain('a controladora é Garagem Transportes Ltda., empresa de logística');
    expect(text).toContain('77.PAT.0LG/0001-50');
    expect(text).toContain('Rua das Cargas, 1\nRua do Cais, 2');
  });
});

describe('the courtesy translation', () => {
  it.each([
    [customerPolicyEn(HOUSE), customer],
    [partnerPolicyEn(HOUSE), partner],
  ])('says that the Portuguese text prevails and leaves nothing out', (english, portuguese) => {
    expect(english.courtesy).toContain('the Portuguese text prevails');
    expect(portuguese.courtesy).toBeNull();
    const shape = (policy: PolicyText) => [
      policy.sections.map(({ id, blocks }) => [
        id,
        blocks.map((block) => [
          block.kind,
          'items' in block ? block.items.length : 0,
          'words' in block ? block.words.length : 0,
        ]),
      ]),
      policy.retained.map(({ kind }) => kind),
    ];
    expect(shape(english)).toEqual(shape(portuguese));
  });
});
