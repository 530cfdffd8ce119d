import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { textsOf } from '../../../../test/screens/elements.ts';

const article = page.getByRole('article');
const CUSTOMER = '/politica-privacidade';
const PARTNER = '/politica-privacidade-parceiro';

/** The items of the list below a subheading. */
function listBelow(title: string): readonly string[] {
  const heading = article.getByRole('heading', { name: title, level: 3 }).element();
  const list = heading.nextElementSibling;
  return [...(list?.querySelectorAll('li') ?? [])].map((item) =>
    item.textContent.replace(/[;.]$/, '').trim(),
  );
}

for (const path of [CUSTOMER, PARTNER]) {
  describe(`the policy ${path}`, () => {
    test('was last changed on 12 June 2025, PRIV-11', async () => {
      await openScreen(path);
      await expect.element(article).toMatchTextContent('12 de junho de 2025');
    });

    test('names four kinds of cookies, PRIV-12', async () => {
      await openScreen(path);
      for (const kind of ['necessários', 'desempenho e análise', 'funcionalidade', 'publicidade'])
        await expect
          .element(article.getByCss('#cookies'))
          .toMatchTextContent(new RegExp(`Cookies (de )?${kind}:`));
    });

    test('lists the four cases of sharing, PRIV-13', async () => {
      await openScreen(path);
      const cases = textsOf(article.getByCss('#compartilhamento li'));
      expect(cases.map((text) => text.split(',')[0])).toEqual([
        'autoridades judiciais ou governamentais',
        'empresas do mesmo grupo',
        'empresas parceiras que participam do negócio ou nos prestam serviços',
        'quem nos suceder em uma reestruturação societária',
      ]);
    });

    test('keeps data only as long as needed, then deletes or anonymises them, PRIV-14', async () => {
      await openScreen(path);
      const kept = article.getByCss('#armazenamento');
      await expect.element(kept).toMatchTextContent('só pelo tempo necessário');
      await expect.element(kept).toMatchTextContent('excluídos ou anonimizados');
    });

    test('takes no solely automated decisions, PRIV-15', async () => {
      await openScreen(path);
      await expect
        .element(article.getByCss('#direitos'))
        .toMatchTextContent('Não tomamos decisões baseadas unicamente em tratamento automatizado');
    });

    test('is under Brazilian law and in Portuguese, PRIV-16', async () => {
      await openScreen(path);
      await expect.element(article.getByCss('#alteracoes')).toMatchTextContent('lei brasileira');
      await expect.element(article.getByCss('#alteracoes')).toMatchTextContent('língua portuguesa');
    });

    test('lists the ten rights, PRIV-17', async () => {
      await openScreen(path);
      const rights = textsOf(article.getByCss('#direitos li'));
      expect(rights.map((text) => text.split(' ')[0])).toEqual([
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
}

for (const [title, items, ids] of [
  ['Para cadastro e acesso', ['e-mail', 'nome completo', 'telefone', 'CPF ou CNPJ'], 'PRIV-04'],
  [
    'Para comprar um veículo',
    [
      'nome',
      'documento de identidade',
      'CPF ou CNPJ',
      'carteira de habilitação (CNH)',
      'data de nascimento',
      'estado civil',
      'e-mail',
      'telefone',
      'endereço',
    ],
    'PRIV-05',
  ],
  ['Para falar com o vendedor', ['nome', 'telefone do WhatsApp', 'foto'], 'PRIV-06'],
] as const) {
  test(`a customer reads what is collected: ${title}, ${ids}`, async () => {
    await openScreen(CUSTOMER);
    expect(listBelow(title)).toEqual(items);
  });
}

test('data of customers are kept on servers in Brazil, PRIV-07', async () => {
  await openScreen(CUSTOMER);
  await expect
    .element(article.getByCss('#armazenamento'))
    .toMatchTextContent('servidores localizados no Brasil');
});

test('a partner reads what is collected to register and to sign in, PRIV-08', async () => {
  await openScreen(PARTNER);
  expect(listBelow('Para o cadastro do parceiro')).toEqual([
    'nome e CPF do representante da empresa',
    'e-mail',
    'telefone',
    'documento de identidade do parceiro',
    'CNPJ do parceiro, se houver',
  ]);
  expect(listBelow('Para o acesso')).toEqual(['e-mail']);
});

test('data of partners may leave Brazil, in the cloud, PRIV-09', async () => {
  await openScreen(PARTNER);
  await expect.element(article.getByCss('#armazenamento')).toMatchTextContent('nuvem');
  await expect.element(article.getByCss('#armazenamento')).toMatchTextContent('para fora do Brasil');
});

test('the policy of partners names the logistics company as controller, with tax id and addresses, PRIV-10', async () => {
  await openScreen(PARTNER);
  await expect.element(article).toMatchTextContent(/a controladora é .+, empresa de logística/);
  await expect
    .element(article)
    .toMatchTextContent(/CNPJ(\/MF)?[^.]*[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}/);
});
