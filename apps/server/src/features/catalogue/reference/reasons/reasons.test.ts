import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';

interface Reason {
  readonly codigo: number;
  readonly descricao: string;
  readonly usos: number;
  readonly versao: number;
}

let server: CatalogueServer;
let editor: StaffMember;

beforeAll(async () => {
  server = await startCatalogueServer();
  editor = await buildStaff(server, { staffRole: 'content', name: 'Clara' });
});
afterAll(() => server.close());

const fields = (given: object = {}) => ({
  descricao: 'Mudei de cidade',
  descricaoEn: 'I moved',
  exigeTexto: false,
  ativo: true,
  ...given,
});
const create = async (given: object): Promise<Reason> => {
  const reply = await editor.post('/admin/cancel-reasons', fields(given));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Reason }>().data;
};
const save = ({ codigo, versao }: Reason, given: object) =>
  editor.put(`/admin/cancel-reasons/${codigo}`, fields({ versao, ...given }));
const remove = ({ codigo, versao }: Reason) => editor.remove(`/admin/cancel-reasons/${codigo}`, { versao });
const listed = async () => (await editor.get('/admin/cancel-reasons')).json<{ data: Reason[] }>().data;
const offered = async (idiom = 'PTBR') =>
  (await server.app.inject({ url: `/api/offer/justificativas?idiom=${idiom}` }))
    .json<{ descricao: string }[]>()
    .map(({ descricao }) => descricao);

/** A cancellation that names a reason. */
async function nameReason(code: number): Promise<void> {
  const offerCode = await server.offer();
  const { id } = await buildBuyer(server);
  await server.deps.database.run(
    {
      name: 'test.cancellation',
      text: `insert into cancellation (offer_code, account_id, reason_code, outcome, requested_at, language) values ($1, $2, $3, 'done', now(), 'PTBR')`,
    },
    [offerCode, id, code],
  );
}

describe('a reason for cancelling', () => {
  it('is added, offered to buyers in both languages, and switched off', async () => {
    const made = await create({ descricao: 'Mudei de cidade' });
    expect(await offered()).toContain('Mudei de cidade');
    expect(await offered('EN')).toContain('I moved');
    const reply = await expectOnlyChanged(server, () => save(made, { ativo: false }), {
      cancel_reason: { active: [true, false], version: [made.versao, made.versao + 1] },
      audit: added({
        action: 'save-reason',
        subject: `cancel-reason ${made.codigo}`,
        before: { description: 'Mudei de cidade', english: 'I moved', needsText: false, active: true },
        after: { description: 'Mudei de cidade', english: 'I moved', needsText: false, active: false },
      }),
    });
    expect(reply.statusCode).toBe(200);
    expect(await offered()).not.toContain('Mudei de cidade');
  });

  it('that cancellations name keeps its text and is not deleted, and says how many name it', async () => {
    const made = await create({ descricao: 'Comprei outro' });
    await nameReason(made.codigo);
    const rewrite = () => save(made, { descricao: 'Outra coisa' });
    expect((await expectRefused(server, rewrite, 409)).body).toContain('em 1 cancelamentos');
    await expectRefused(server, () => remove(made), 409);
    const translated = await save(made, { descricao: 'Comprei outro', descricaoEn: 'I bought another' });
    expect(translated.json()).toMatchObject({ data: { usos: 1, descricaoEn: 'I bought another' } });
  });

  it('that nothing names is deleted', async () => {
    const made = await create({ descricao: 'Por engano' });
    const reply = await expectOnlyChanged(server, () => remove(made), {
      cancel_reason: { removed: expect.objectContaining({ code: made.codigo }) },
      audit: added({ action: 'delete-reason', subject: `cancel-reason ${made.codigo}` }),
    });
    expect(reply.statusCode).toBe(204);
  });

  it('is refused twice, without text, and of a version that a colleague changed, who is named', async () => {
    const made = await create({ descricao: 'Sem vaga na garagem' });
    const twice = fields({ descricao: 'SEM VAGA na garagem' });
    await expectRefused(server, () => editor.post('/admin/cancel-reasons', twice), 409);
    await expectRefused(server, () => editor.post('/admin/cancel-reasons', fields({ descricao: ' ' })), 422);
    await save(made, { descricao: 'Sem garagem' });
    const late = await expectRefused(server, () => save(made, { descricao: 'Tarde' }), 409);
    expect(late.body).toContain('Clara mudou isto');
  });

  it('is the only one left, and stays', async () => {
    const [last, ...others] = await listed();
    for (const other of others) await save(other, { descricao: other.descricao, ativo: false });
    if (last === undefined) throw new Error('There are no reasons.');
    const off = await expectRefused(
      server,
      () => save(last, { descricao: last.descricao, ativo: false }),
      409,
    );
    expect(off.body).toContain('ao menos um motivo');
  });

  it('is changed by the content team only', async () => {
    const sales = await buildStaff(server);
    expect((await sales.get('/admin/cancel-reasons')).statusCode).toBe(200);
    await expectRefused(server, () => sales.post('/admin/cancel-reasons', fields()), 403);
  });
});
