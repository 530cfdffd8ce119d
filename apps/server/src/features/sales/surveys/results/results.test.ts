import { getSurvey } from '@patio/contract/sales/surveys/get-survey.ts';
import { listSurveyAnswers } from '@patio/contract/sales/surveys/list-survey-answers.ts';
import { readSurveyResults } from '@patio/contract/sales/surveys/read-survey-results.ts';
import type { QuestionResult } from '@patio/contract/sales/surveys/survey-results.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';
import { inviteToSurveysJob } from '../public.ts';

const HOSTILE = `=cmd|' /C calc'!A0 <script>alert(1)</script>`;

let server: CatalogueServer;
let editor: StaffMember;
let ana: Buyer;
let offers: number[];

beforeAll(async () => {
  server = await startCatalogueServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  editor = await buildStaff(server, { staffRole: 'content', name: 'Clara' });
  ana = await buildBuyer(server);
  await inviteToSurveysJob(server.deps).run();
  offers = [];
  for (const best of [0, 4, null]) offers.push(await answered(best));
});
afterAll(() => server.close());

/** A completed purchase whose buyer chose this option everywhere, or did not answer. */
async function answered(option: number | null): Promise<number> {
  const offer = await buildPurchasedOffer(server, ana.id, {
    status: 'X',
    columns: { finished_at: server.clock.now() },
  });
  await inviteToSurveysJob(server.deps).run();
  const [invitation] = await server.deps.database.rows<{ guid: string; deal_code: number }>(
    { name: 'test.invitation', text: 'select guid, deal_code from survey_invitation where offer_code = $1' },
    [offer],
  );
  if (invitation === undefined || option === null) return offer;
  const url = `/survey/${invitation.guid}/${invitation.deal_code}`;
  const { perguntas } = getSurvey.success.schema.parse((await server.get(url)).json());
  const respostas = perguntas.map(({ id, tipo, opcoes }) =>
    tipo === 'TEXTO_LIVRE'
      ? { pergunta: id, opcao: null, resposta: HOSTILE }
      : { pergunta: id, opcao: opcoes[Math.min(option, opcoes.length - 1)]?.id, resposta: null },
  );
  await server.app.inject({ method: 'POST', url: `/api${url}`, payload: { respostas } });
  return offer;
}

const today = () => dayOf(server.clock.now());
const results = async (more = '') => {
  const reply = await editor.get(`/admin/surveys?ocasiao=completed&de=${today()}&ate=${today()}${more}`);
  return readSurveyResults.success.schema.parse(reply.json()).data;
};
const first = async (): Promise<QuestionResult> => {
  const [question] = (await results()).perguntas;
  if (question === undefined) throw new Error('The survey has no question.');
  return question;
};
const fields = ({ enunciado, enunciadoEn, opcoes, versao }: QuestionResult, given: object = {}) => ({
  enunciado,
  enunciadoEn,
  opcoes: opcoes.map(({ id, descricao, descricaoEn }) => ({ id, descricao, descricaoEn })),
  soRedacao: true,
  versao,
  ...given,
});

describe('the results of a survey', () => {
  it('count invitations, answers, options and scores, by week', async () => {
    const found = await results();
    expect(found).toMatchObject({ convidados: 3, responderam: 2, respondidas: 2, nota: 50, lojas: [] });
    expect(found.perguntas.map(({ respostas, nota }) => [respostas, nota])).toEqual([
      [2, 50],
      [2, 50],
      [2, 50],
      [2, null],
    ]);
    expect(found.perguntas[0]?.opcoes.map(({ respostas }) => respostas)).toEqual([1, 0, 0, 0, 1]);
    expect(found.semanas).toMatchObject([{ respondidas: 2, nota: 50 }]);
  });

  it('are of a store or the house, of a period, and refused without one', async () => {
    expect(await results('&loja=0')).toMatchObject({ respondidas: 2 });
    expect(await results('&loja=999999')).toMatchObject({ convidados: 0, respondidas: 0, nota: null });
    const reply = await editor.get('/admin/surveys?ocasiao=completed&de=2020-01-01&ate=2020-01-31');
    expect(reply.json()).toMatchObject({ data: { respondidas: 0, semanas: expect.any(Array) } });
    for (const query of [
      '',
      '?ocasiao=other&de=2020-01-01&ate=2020-01-02',
      '?ocasiao=lost&de=x&ate=2020-01-02',
    ])
      expect((await editor.get(`/admin/surveys${query}`)).statusCode).toBe(422);
  });

  it('list free texts as they were written, without who wrote them, and export them as text', async () => {
    const reply = await editor.get('/admin/survey-answers?tipo=TEXTO_LIVRE&busca=alert');
    const { data, total } = listSurveyAnswers.success.schema.parse(reply.json());
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({ ocasiao: 'completed', resposta: HOSTILE, oferta: { codigo: offers[1] } });
    expect(Object.keys(data[0] ?? {})).not.toContain('conta');
    expect((await editor.get(`/admin/survey-answers?ocasiao=lost`)).json()).toMatchObject({ total: 0 });
    const csv = await editor.get('/admin/survey-answers.csv?tipo=TEXTO_LIVRE');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body).toContain(`'=cmd`);
    const choices = await editor.get('/admin/survey-answers?tipo=ESCOLHA&idiom=EN');
    expect(choices.body).toContain('Excellent');
  });

  it('are read by content, sales and support, and exported by content and sales', async () => {
    const call = `/admin/surveys?ocasiao=lost&de=${today()}&ate=${today()}`;
    for (const staffRole of ['sales', 'support'] as const) {
      const other = await buildStaff(server, { staffRole });
      expect((await other.get(call)).statusCode).toBe(200);
      const may = staffRole === 'sales' ? 200 : 403;
      expect((await other.get('/admin/survey-answers.csv')).statusCode).toBe(may);
      const question = await first();
      const path = `/admin/survey-questions/${question.id}`;
      await expectRefused(server, () => other.put(path, fields(question)), 403);
    }
    const finance = await buildStaff(server, { staffRole: 'finance' });
    expect((await finance.get(call)).statusCode).toBe(403);
  });
});

describe('the wording of a question', () => {
  it('is corrected in both languages, with the words before and after', async () => {
    const question = await first();
    const body = fields(question, {
      enunciado: 'Como você avalia a sua compra?',
      enunciadoEn: 'Your rating?',
    });
    const path = `/admin/survey-questions/${question.id}`;
    await expectOnlyChanged(server, () => editor.put(path, body), {
      survey_question: {
        statement: [question.enunciado, 'Como você avalia a sua compra?'],
        statement_en: [question.enunciadoEn, 'Your rating?'],
        version: [question.versao, question.versao + 1],
        changed_by: [null, editor.id],
        changed_at: [null, server.clock.now()],
      },
      audit: added({ action: 'save-survey-question', subject: `survey-question ${question.id}` }),
    });
    expect(await first()).toMatchObject({
      enunciado: 'Como você avalia a sua compra?',
      respostas: 2,
      por: 'Clara',
    });
    const late = await expectRefused(server, () => editor.put(path, body), 409);
    expect(late.body).toContain('Clara mudou isto');
  });

  it('is refused without confirmation when there are answers, with other options, empty, and of no question', async () => {
    const question = await first();
    const put =
      (given: object, id = question.id) =>
      () =>
        editor.put(`/admin/survey-questions/${id}`, fields(question, given));
    expect((await expectRefused(server, put({ soRedacao: false }), 409)).body).toContain('Há 2 respostas');
    await expectRefused(server, put({ opcoes: [] }), 422);
    await expectRefused(server, put({ enunciado: ' ' }), 422);
    await expectRefused(server, put({ enunciado: 'x'.repeat(201) }), 422);
    await expectRefused(server, put({}, 999_999), 404);
  });
});
