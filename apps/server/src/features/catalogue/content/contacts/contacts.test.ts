import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';
import { followContacts } from './follow-contacts.ts';

interface Contacts {
  readonly telefone: string;
  readonly email: string;
  readonly versao: number;
}

let server: CatalogueServer;
let editor: StaffMember;
let administrator: StaffMember;

beforeAll(async () => {
  server = await startCatalogueServer();
  administrator = await buildStaff(server, { staffRole: 'administrator' });
  editor = await buildStaff(server, { staffRole: 'content', name: 'Clara', surname: '' });
});
afterAll(() => server.close());

const fields = (given: object = {}) => ({
  telefone: '(11) 3000-1234',
  whatsapp: '+55 11 99000-1234',
  email: 'ola@casa.test',
  emailVendas: 'vendas@casa.test',
  horario: '08:00-18:00',
  equipes: [{ categoria: 'Carros', whatsapp: '11 99000-0001' }],
  versao: 1,
  ...given,
});
const read = async () => (await editor.get('/admin/contacts')).json<{ data: Contacts }>().data;
const save = (given: object) => editor.put('/admin/contacts', fields(given));

describe('the contacts of the house', () => {
  it('are those of the environment until staff change them; then every process, page and mail has the new ones', async () => {
    const other = {
      ...server.deps,
      config: { ...server.deps.config, brand: { ...server.deps.config.brand } },
    };
    const stop = await followContacts(other);
    expect(await read()).toMatchObject({ versao: 1, por: null, telefone: other.config.brand.phone });
    const reply = await expectOnlyChanged(server, () => save({}), {
      house_contacts: { added: expect.objectContaining({ phone: '1130001234', version: 2 }) },
      notification: added({ account_id: administrator.id, title: 'Contatos da casa mudados' }),
      audit: added({
        action: 'save-contacts',
        subject: 'contacts 1',
        after: expect.objectContaining({ whatsapp: '11990001234', teams: ['Carros: 11990000001'] }),
      }),
    });
    expect(reply.statusCode).toBe(200);
    expect((await server.get('/house/contacts')).json()).toEqual({
      data: {
        telefone: '1130001234',
        whatsapp: '11990001234',
        email: 'ola@casa.test',
        horario: '08:00-18:00',
        equipes: [{ categoria: 'Carros', whatsapp: '11990000001' }],
      },
    });
    expect(server.deps.config.brand).toMatchObject({ phone: '1130001234', salesEmail: 'vendas@casa.test' });
    await expect.poll(() => other.config.brand.email).toBe('ola@casa.test');
    stop();
  });

  it('are refused when they are none, and of a version that a colleague changed, who is named', async () => {
    const { versao } = await read();
    for (const given of [
      { telefone: '123' },
      { whatsapp: 'javascript:alert(1)' },
      { email: 'a@b' },
      { emailVendas: 'a@b.c, d@e.f' },
      { horario: '18:00-08:00' },
      { telefone: '' },
      { email: `${'x'.repeat(400)}@casa.test` },
      { equipes: [{ categoria: 'Carros', whatsapp: '1' }] },
      {
        equipes: Array.from({ length: 31 }, (_, n) => ({
          categoria: `Equipe ${n}`,
          whatsapp: '11990000001',
        })),
      },
    ])
      await expectRefused(server, () => save({ versao, ...given }), 422);
    const late = await expectRefused(server, () => save({ versao: versao - 1 }), 409);
    expect(late.body).toContain('Clara mudou isto');
  });

  it('are read by sales and support, and changed by the content team', async () => {
    for (const staffRole of ['sales', 'support'] as const) {
      const other = await buildStaff(server, { staffRole });
      expect((await other.get('/admin/contacts')).statusCode).toBe(200);
      await expectRefused(server, () => other.put('/admin/contacts', fields()), 403);
    }
  });
});
