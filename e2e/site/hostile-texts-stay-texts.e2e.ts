import { expect, test } from '../journey.ts';
import { brokenRules, overflow } from '../pages/accessibility.ts';
import { ready } from '../pages/ready.ts';

/** Each would show that it ran by naming itself; none may be anything but text. */
const ran = (name: string) => `window.ran=(window.ran||'')+'${name}'`;
const SCRIPT = `<script>${ran('script')}</script>`;
const PICTURE = `"><img src=x onerror=${ran('img')}>`;
const MARK = `</title></textarea><svg onload=${ran('svg')}>`;
const TEMPLATE = '{{constructor.constructor("window.ran=1")()}} ${7*7} &lt;b&gt; &amp;';
const LONG = 'Í̸n̷o̶m̴'.repeat(4) + 'W'.repeat(50);

test('what people write stands on every page as they wrote it, runs nowhere and breaks no page', async ({
  page,
  context,
  world,
  complaints,
}) => {
  const person = await world.signedIn(context, { profileCode: 4 });
  const headers = { 'security-token': await world.token(person) };
  const offer = await world.offer({ acceptsProposals: true, title: `Gol ${SCRIPT}` });
  const put = async (method: 'post' | 'put', path: string, data: object): Promise<void> => {
    const reply = await context.request[method](`/api${path}`, { headers, data });
    expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
  };
  await put('put', '/usrio/edit', {
    nome: SCRIPT,
    sobrenome: PICTURE,
    nomeFantasia: LONG,
    telefone: '27999990000',
  });
  await put('post', '/usrio/address', {
    cep: '29100000',
    endereco: MARK,
    numeroEndereco: '<b>1</b>',
    complemento: PICTURE,
    bairro: LONG,
    estado: 32,
    cidade: 3_205_200,
    principal: 'S',
  });
  for (const pergunta of [SCRIPT, `${PICTURE}\n${LONG.repeat(4)}`, MARK, TEMPLATE])
    await put('post', '/offer/prgnt', { pergunta, codigoOferta: offer });
  await put('post', '/lance/purpose', {
    cdofrta: offer,
    cdusrio: person.id,
    cdmoeda: 1,
    vllance: 9000,
    frete: 'N',
    endereco: null,
    mensagem: `${SCRIPT}\n${TEMPLATE}`,
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/perfil');
  await ready(page);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(SCRIPT);
  await expect(page.getByLabel('Nome fantasia')).toHaveValue(LONG);
  for (const [address, shown] of [
    ['/home', SCRIPT],
    ['/perfil', null],
    [`/oferta/${offer}`, TEMPLATE],
    ['/negociacao/?view=negociacao', `Gol ${SCRIPT}`],
    [`/home?term=${encodeURIComponent(SCRIPT)}`, SCRIPT],
    [`/home?term=${encodeURIComponent(MARK)}&idiom=EN`, null],
    [`/auth/?redirectFrom=${encodeURIComponent('javascript:window.ran=1')}`, null],
  ] as const) {
    await page.goto(address);
    await ready(page);
    if (shown !== null) await expect(page.locator('body'), address).toContainText(shown);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), `${address} at ${width} px`).toBe(0);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'ran')), address).toBeUndefined();
    expect(await brokenRules(page), address).toEqual([]);
  }
  expect(dialogs).toEqual([]);
  expect(complaints.filter((text) => /content security|refused|ran is/i.test(text))).toEqual([]);
});
