import type { Transaction } from '../../platform/db/database.ts';
import { CATEGORY } from '../../features/catalogue/reference/public.ts';
import type { SurveyQuestion } from './content.store.ts';
import { demoNotifications, notificationRow } from './demo-notifications.ts';
import { questionsFor } from './demo-questions.ts';
import { demoId } from '../demo-id.ts';
import type { LoadedPurchase } from '../deals/load-deals.ts';
import type { LoadedPeople } from '../people/load-people.ts';
import type { AccountKey } from '../people/people.ts';
import type { PlayedDeal } from '../deals/play-deals.ts';
import { socialWriter } from './social.store.ts';
import type { DemoFiles } from './store-files.ts';

const HOUR = 3_600_000;

/** What is there by now. */
export interface SocialFacts {
  readonly people: LoadedPeople;
  readonly deals: readonly PlayedDeal[];
  readonly purchases: readonly LoadedPurchase[];
  readonly survey: readonly SurveyQuestion[];
  readonly files: DemoFiles;
  /** The categories of an offer's vehicles. */
  readonly categoriesOf: (offerCode: number) => readonly number[];
  readonly now: number;
}

/** Writes favourites, interests, questions, notifications and survey invitations. */
export async function loadSocial(transaction: Transaction, facts: SocialFacts): Promise<void> {
  const writer = socialWriter(transaction);
  await writer.favourites(favouriteRows(facts));
  await writer.interests(interestRows(facts));
  await writer.questions(questionRows(facts));
  await writer.invitations(invitationRows(facts));
  await writer.notifications(notificationRows(facts));
}

function favouriteRows({ people, deals, now }: SocialFacts): object[] {
  const every = (step: number, from: number) =>
    deals.filter((_, index) => index >= from && (index - from) % step === 0);
  const chosen: [AccountKey, readonly PlayedDeal[]][] = [
    // Ended offers stay among the favourites (S-55).
    ['comprador', [...deals.slice(3, 5), ...every(29, 44)]],
    ['rival', every(61, 48)],
    ['lojista', every(23, 50)],
    ['empresa', every(47, 52)],
  ];
  return chosen.flatMap(([key, offers]) =>
    offers.map(({ row }, index) => ({
      account_id: people.account(key),
      offer_code: row.offer_code,
      created_at: iso(now - (index + 2) * 5 * HOUR),
    })),
  );
}

function interestRows({ people }: SocialFacts): object[] {
  const chosen: [AccountKey, readonly number[]][] = [
    ['comprador', [CATEGORY.cars, CATEGORY.trucks]],
    ['rival', [CATEGORY.cars]],
    ['lojista', [CATEGORY.cars, CATEGORY.vans]],
    ['empresa', [CATEGORY.trucks, CATEGORY.buses, CATEGORY.implements]],
  ];
  return chosen.flatMap(([key, categories]) =>
    categories.map((category_code) => ({ account_id: people.account(key), category_code })),
  );
}

function questionRows({ people, deals, now, categoriesOf }: SocialFacts): object[] {
  const open = deals.filter(({ state }) => state.status === 'A');
  const askers: readonly AccountKey[] = ['comprador', 'rival', 'lojista', 'participante2', 'participante3'];
  return open.flatMap(({ row, role }, index) => {
    if (index % 4 !== 1) return [];
    const fitting = questionsFor(categoriesOf(row.offer_code), role.takesProposals);
    return Array.from({ length: 1 + (index % 3) }, (_, place) => {
      const { text, answer } = fitting[(index + place * 2) % fitting.length] ?? {
        text: 'Está disponível?',
        answer: null,
      };
      const asked = now - (70 - place * 20) * HOUR + index * 60_000;
      return {
        offer_code: row.offer_code,
        account_id: people.account(askers[(index + place) % askers.length] ?? 'rival'),
        text,
        answer,
        answered_at: answer === null ? null : iso(asked + 4 * HOUR),
        created_at: iso(asked),
      };
    });
  });
}

/** Everyone with a finished purchase is invited; the buyer of the first one has answered (S-45). */
function invitationRows({ purchases, survey, now }: SocialFacts): object[] {
  return purchases
    .filter(({ sale }) => sale.deal.stage === 'X')
    .map(({ code, offerCode, sale }, index) => ({
      guid: invitationGuid(code),
      survey_guid: survey[0]?.survey_guid,
      deal_code: code,
      offer_code: offerCode,
      account_id: sale.buyerId,
      answered_at: index === 0 ? iso(now - 30 * 24 * HOUR) : null,
      answers: index === 0 ? survey.map(answerTo) : null,
    }));
}

function answerTo({ id, kind }: SurveyQuestion): object {
  const isFree = kind === 'TEXTO_LIVRE';
  return {
    pergunta: id,
    opcao: isFree ? null : 1,
    resposta: isFree ? 'Mais fotos do motor ajudariam.' : null,
  };
}

function notificationRows({ people, deals, purchases, files, now }: SocialFacts): object[] {
  const me = people.account('comprador');
  const bought = purchases.find(({ sale }) => sale.buyerId === me && sale.deal.stage === 'X');
  const won = deals.find(({ role }) => role.ended?.buyer === 'comprador' && role.ended.stage === 'V');
  const overtaken = deals.find(
    ({ role }) => role.running?.lead[0] === 'comprador' && role.running.lead.at(-1) === 'rival',
  );
  if (!bought || !won || !overtaken) throw new Error('The buyer of the demo world has no history.');
  return demoNotifications({
    files,
    surveyPath: `/survey/?guid=${invitationGuid(bought.code)}&lance_id=${bought.code}`,
    wonTitle: won.row.title,
    overtakenTitle: overtaken.row.title,
    overtakenPath: `/oferta/${overtaken.row.offer_code}?view=leilao`,
  }).map((notification) => notificationRow(me, notification, now));
}

/** The name of an invitation, which its link carries; the same on every machine. */
const invitationGuid = (dealCode: number) => demoId(`survey/invitation/${dealCode}`);

const iso = (instant: number) => new Date(instant).toISOString();
