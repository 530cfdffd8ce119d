import { expect, type BrowserContext, type Page } from '@playwright/test';
import { fieldOf, numberOf, type World } from '../world/world.ts';
import { purchasedOffer, surveyAddress } from '../../apps/web/test/world/purchases.ts';
import { proposed, salesTeam } from '../world/sales-team.ts';
import { FlowPage } from './flow-page.ts';
import { OfferPage } from './offer-page.ts';
import { NewPasswordPage } from './password-page.ts';
import { ProfilePage } from './profile-page.ts';
import { ready } from './ready.ts';
import { SocialProviderPage } from './social-provider-page.ts';

/** What a screen is prepared with. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly world: World;
}

/** A screen and the way to it. */
export interface Screen {
  readonly name: string;
  readonly open: (stage: Stage) => Promise<unknown>;
  /** Header and footer are checked here; they are the same on the other screens, which are checked without them. */
  readonly frame?: true;
  /** Screens that come after it on the same way: walked once. */
  readonly next?: readonly Screen[];
}

const at = async ({ page }: Stage, address: string): Promise<void> => {
  await page.goto(address);
  await ready(page);
};

const signedInAt = async (stage: Stage, address: string): Promise<void> => {
  await stage.world.signedIn(stage.context);
  await at(stage, address);
};

const offerWith = (stage: Stage) =>
  stage.world.offer({ photos: 8, acceptsProposals: true, buyNow: 30_000, vehicles: [{ plate: 'ABC1D23' }] });

const flow = async (stage: Stage): Promise<FlowPage> => {
  await stage.world.signedIn(stage.context);
  await (await new OfferPage(stage.page).open(await stage.world.offer(), 'leilao')).bid('10000');
  await expect(stage.page.getByLabel('Nome', { exact: true })).toBeVisible();
  return new FlowPage(stage.page);
};

/** The offer on which the user has a counter-proposal to answer. */
const countered = async (stage: Stage): Promise<number> => {
  const { context, world } = stage;
  const person = await world.signedIn(context);
  const offer = await world.offer({ title: 'Gol com contraproposta', acceptsProposals: true });
  const code = await proposed(world, context.request, { accountId: person.id, offer });
  const sales = await salesTeam(world, context.request);
  const answer = { valor: 9_600, valorProposta: 9_000, mensagem: 'Com a revisão feita.' };
  await sales.post(`proposals/${code}/counter`, answer);
  return offer;
};

/** At this address, with its history open. */
const counterProposal = async (stage: Stage, addressOf: (offer: number) => string): Promise<void> => {
  await at(stage, addressOf(await countered(stage)));
  await stage.page.getByText('Andamento da proposta (2)').click();
};

/** With a refusal and marks at the requirements. */
const refusedPassword = async (stage: Stage): Promise<void> => {
  await signedInAt(stage, '/auth/senha');
  await new NewPasswordPage(stage.page).create('abc');
  await expect(stage.page.getByRole('main').getByRole('alert')).toBeVisible();
};

/** Of a company, with something wrong in it. */
const refusedProfile = async (stage: Stage): Promise<void> => {
  await stage.world.signedIn(stage.context, { profileCode: 4 });
  const profile = await new ProfilePage(stage.page).open();
  await profile.field('Nome').fill('');
  await profile.field('Nova senha').fill('abc');
  await profile.field('Repetir nova senha').fill('abd');
  await profile.field('Nome fantasia').focus();
};

/** A step of the registration of partners, reached in this tab before. */
const partnerStep = async ({ page }: Stage, reached: 1 | 2 | 3 | 4): Promise<void> => {
  await page.goto('/seja-um-parceiro/');
  await page.evaluate((step) => {
    const draft = {
      reached: step,
      fields: { email: 'maria@patio.test' },
      token: 'x',
      interests: [1],
      store: 'minha-loja',
    };
    sessionStorage.setItem('patio.parceiro', JSON.stringify(draft));
  }, reached);
  await page.goto(`/seja-um-parceiro/?etapa=${reached + 1}`);
  await ready(page);
  await expect(page.getByText('Pronto').last()).toBeVisible();
};

/** Every screen that a user can reach. A new one is one line here. */
export const screens: readonly Screen[] = [
  { name: 'home', frame: true, open: (it) => at(it, '/home') },
  { name: 'an empty list', open: (it) => at(it, '/home?term=zzzzzzzz') },
  { name: 'an offer', open: async (it) => at(it, `/oferta/${await offerWith(it)}`) },
  { name: 'bidding', open: async (it) => at(it, `/oferta/${await offerWith(it)}?view=leilao`) },
  {
    name: 'a lot',
    open: async (it) => at(it, `/oferta/${await it.world.offer({ vehicles: [{}, {}, {}] })}`),
  },
  {
    name: 'an ended offer',
    open: async (it) => at(it, `/oferta/${await it.world.offer({ status: 'V', endsInSeconds: 0 })}`),
  },
  {
    name: 'a comparison',
    open: async (it) => at(it, `/comparar?codigos=${await offerWith(it)},${await offerWith(it)}`),
  },
  { name: 'an empty comparison', open: (it) => at(it, '/comparar') },
  {
    name: 'a history that is checked',
    open: async (it) => at(it, `/oferta/${await offerWith(it)}/conferir`),
  },
  { name: 'a preview', open: (it) => at(it, '/oferta/verificar/853f3a25fc0a849080c17e1270e120e7') },
  { name: 'sign-in', frame: true, open: (it) => at(it, '/auth/') },
  {
    name: 'a sign-in with Google that failed',
    open: async (it) => {
      await at(it, '/auth/social/google');
      await expect(it.page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'signing up with Facebook',
    open: async (it) => {
      await at(it, '/auth/');
      const provider = await new SocialProviderPage(it.page, 'Facebook').go();
      await provider.be({ name: 'Nina Nova', email: `nina-${Date.now()}@patio.test` });
      await it.page.getByRole('button', { name: 'Cadastrar' }).click();
    },
  },
  { name: 'sign-up', open: (it) => at(it, '/auth/registrar') },
  {
    name: 'the form of a person with its mistakes',
    open: async (it) => {
      await at(it, '/auth/registrar?etapa=pessoa');
      await it.page.getByRole('button', { name: 'Cadastrar' }).click();
      await it.page.getByLabel('Criar senha').fill('Senha');
    },
  },
  {
    name: 'the form of a company',
    open: async (it) => {
      await at(it, '/auth/registrar?etapa=tipo');
      await it.page.getByRole('radio', { name: 'Lojista' }).check({ force: true });
      await it.page.getByRole('button', { name: 'Próximo' }).click();
      await expect(it.page.getByLabel('CNPJ')).toBeVisible();
    },
  },
  { name: 'interests', open: (it) => signedInAt(it, '/interesses') },
  { name: 'the end of signing up', open: (it) => at(it, '/auth/cadastro-finalizado') },
  { name: 'a forgotten password', open: (it) => at(it, '/auth/esqueceu-senha') },
  { name: 'the mailed link', open: (it) => at(it, '/auth/confirmar/forgot') },
  { name: 'a changed password', open: (it) => at(it, '/auth/confirmar/password') },
  { name: 'a link that is used up', open: (it) => at(it, '/auth/senha?token=usado') },
  { name: 'a new password', open: refusedPassword },
  { name: 'the profile', frame: true, open: refusedProfile },
  { name: 'the addresses of the account', open: (it) => signedInAt(it, '/perfil/enderecos') },
  { name: 'the security of the account', open: (it) => signedInAt(it, '/perfil/seguranca') },
  { name: 'one’s own data', open: (it) => signedInAt(it, '/perfil/dados') },
  { name: 'a text', open: (it) => at(it, '/texto/empresa') },
  { name: 'the accessibility statement', open: (it) => at(it, '/acessibilidade') },
  { name: 'the privacy policy', open: (it) => at(it, '/politica-privacidade') },
  { name: 'the privacy policy for partners', open: (it) => at(it, '/politica-privacidade-parceiro') },
  {
    name: 'the registration of a partner',
    open: async (it) => {
      await at(it, '/seja-um-parceiro/');
      await it.page.getByRole('button', { name: 'Enviar cadastro' }).click();
      await expect(it.page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'the code of a partner', open: (it) => partnerStep(it, 1) },
  {
    name: 'the interests of a partner',
    open: async (it) => {
      await partnerStep(it, 2);
      await expect(it.page.getByRole('button', { name: 'Carros' })).toBeVisible();
    },
  },
  { name: 'the name of a store', open: (it) => partnerStep(it, 3) },
  { name: 'the end of the registration', open: (it) => partnerStep(it, 4) },
  { name: 'the store of a partner', frame: true, open: (it) => at(it, '/loja-norte/home') },
  {
    name: 'the message to a store',
    open: async (it) => {
      await at(it, '/loja-norte/home');
      await it.page.getByRole('button', { name: 'Falar com o revendedor' }).click();
      await expect(it.page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'a missing page', frame: true, open: (it) => at(it, '/a/b/c') },
  {
    name: 'personal data in the flow',
    open: flow,
    next: [
      {
        name: 'the address in the flow',
        open: async ({ page }) => {
          await new FlowPage(page).confirmPersonalData();
          await expect(page.getByRole('radio').first()).toBeChecked();
        },
      },
      { name: 'the review', open: ({ page }) => new FlowPage(page).fromAddressToReview() },
      {
        name: 'the end of the flow',
        open: async ({ page }) => {
          await new FlowPage(page).commit();
          await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
        },
      },
    ],
  },
  { name: 'negotiations', open: (it) => signedInAt(it, '/negociacao/') },
  { name: 'a counter-proposal', open: (it) => counterProposal(it, () => '/negociacao/') },
  { name: 'a running proposal', open: (it) => counterProposal(it, (offer) => `/negociacao/${offer}`) },
  {
    name: 'a purchase',
    open: async (it) => {
      const { id } = await it.world.signedIn(it.context);
      const columns = { negotiation_at: '2026-11-01', stage_due_at: '2026-11-03' };
      const offer = await purchasedOffer(it.world, id, { columns });
      const [purchase] = await it.world.query('select code from purchase where offer_code = $1', [offer]);
      await at(it, `/compra/${numberOf(fieldOf(purchase, 'code'))}`);
      await expect(it.page.getByRole('heading', { name: 'Andamento' })).toBeVisible();
    },
  },
  {
    name: 'a cancellation request',
    open: async (it) => {
      const { id } = await it.world.signedIn(it.context);
      await at(
        it,
        `/cancelamento/${await purchasedOffer(it.world, id, { columns: { invoice_issued: true } })}`,
      );
      await expect(it.page.getByRole('button', { name: /^Motivo/ })).toBeVisible();
    },
  },
  {
    name: 'a survey',
    open: async (it) => at(it, await surveyAddress(it.world, (await it.world.person()).id)),
  },
  { name: 'the end of a survey', open: (it) => at(it, '/survey-finalization/') },
  { name: 'favourites', open: (it) => signedInAt(it, '/favoritos') },
  { name: 'saved searches', open: (it) => signedInAt(it, '/buscas-salvas') },
  { name: 'alerts', open: (it) => signedInAt(it, '/avisos/') },
  { name: 'notifications', open: (it) => signedInAt(it, '/notification') },
];
