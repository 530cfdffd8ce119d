import { IMPORT_LIMITS, type ImportDetail } from '@patio/contract/catalogue/imports/import-words.ts';
import type { ImportLine } from '@patio/contract/catalogue/imports/list-import-lines.ts';
import { workOnImportsJob } from '../../src/features/catalogue/imports/public.ts';
import { openStorage } from '../../src/platform/storage/open-storage.ts';
import type { StaffMember } from '../builders/staff.ts';
import type { TestServer } from '../test-server.ts';
import { draftScene } from './draft-scene.ts';

export const HEAD = 'id;marca;modelo;ano;km;preco;cidade;uf';
/** A line of a file with those headings. */
export const carLine = (id: string, price = '45.900,00'): string =>
  `${id};FIAT;UNO;2020;${10};${price};São Paulo;SP`;

/** Files that are imported in the back office: by the house, by a store, and by another store that must not. */
export async function importScene(server: TestServer) {
  const scene = await draftScene(server);
  const work = (deps = server.deps): Promise<void> => workAll(deps);
  const read = async (id: number, by: StaffMember = scene.sales): Promise<ImportDetail> =>
    (await by.get(`/admin/imports/${id}`)).json<{ data: ImportDetail }>().data;
  const { begin, send, sendPhotos, act } = uploads(scene.sales);
  const upload = async (
    name: string,
    content: string | Buffer,
    by: StaffMember = scene.sales,
  ): Promise<ImportDetail> => {
    const bytes = Buffer.from(content);
    const { data } = (await begin(name, bytes.length, by)).json<{ data: ImportDetail }>();
    for (let from = 0; from < bytes.length; from += IMPORT_LIMITS.part)
      await send(data.id, from, bytes.subarray(from, from + IMPORT_LIMITS.part), by);
    await work();
    return read(data.id, by);
  };
  const check = async (
    file: ImportDetail,
    by: StaffMember = scene.sales,
    change: object = {},
  ): Promise<ImportDetail> => {
    const { mapeamento, origem, terminaEm, id } = file;
    await by.post(`/admin/imports/${id}/check`, { mapeamento, origem, terminaEm, loja: null, ...change });
    await work();
    return read(id, by);
  };
  /** Uploads, checks and imports. */
  const bring = async (
    name: string,
    content: string | Buffer,
    by: StaffMember = scene.sales,
  ): Promise<ImportDetail> => {
    const { id } = await check(await upload(name, content, by), by);
    await act(id, 'run', by);
    await work();
    return read(id, by);
  };
  const undo = async (id: number, by: StaffMember = scene.sales): Promise<ImportDetail> => {
    await act(id, 'undo', by);
    await work();
    return read(id, by);
  };
  return {
    ...scene,
    work,
    read,
    begin,
    send,
    upload,
    sendPhotos,
    check,
    act,
    bring,
    undo,
    ...readings(server, scene.sales),
  };
}

/** Runs the job until nothing waits. */
async function workAll(deps: TestServer['deps']): Promise<void> {
  const job = workOnImportsJob(deps);
  while (await job.run());
}

/** The calls of an upload. */
function uploads(sales: StaffMember) {
  const begin = (name: string, bytes: number, by: StaffMember = sales) =>
    by.post('/admin/imports', { arquivo: name, bytes });
  const send = (id: number, from: number, bytes: Buffer, by: StaffMember = sales) =>
    by.post(`/admin/imports/${id}/parts`, { de: from, conteudo: bytes.toString('base64') });
  /** Sends a ZIP with photos for the lines. */
  const sendPhotos = async (id: number, bytes: Buffer, by: StaffMember = sales): Promise<void> => {
    await by.post(`/admin/imports/${id}/photos`, { arquivo: 'fotos.zip', bytes: bytes.length });
    for (let from = 0; from < bytes.length; from += IMPORT_LIMITS.part) {
      const conteudo = bytes.subarray(from, from + IMPORT_LIMITS.part).toString('base64');
      await by.post(`/admin/imports/${id}/parts`, { de: from, conteudo, fotos: true });
    }
  };
  const act = (id: number, what: 'run' | 'cancel' | 'undo', by: StaffMember = sales) =>
    by.post(`/admin/imports/${id}/${what}`, {});
  return { begin, send, sendPhotos, act };
}

/** What became of the lines of an import, and what is in the database. */
function readings(server: TestServer, sales: StaffMember) {
  const lines = async (id: number, query = '', by: StaffMember = sales): Promise<ImportLine[]> =>
    (await by.get(`/admin/imports/${id}/lines${query}`)).json<{ data: ImportLine[] }>().data;
  const rows = <Row>(text: string, values: readonly (string | number)[] = []) =>
    server.deps.database.rows<Row>({ name: '', text }, values);
  const prices = async (): Promise<number[]> =>
    (
      await rows<{ cents: number }>(
        `select buy_now_cents as cents from offer where import_key is not null order by import_key`,
      )
    ).map(({ cents }) => cents);
  const storedParts = async (id: number): Promise<number> => {
    let count = 0;
    for await (const _key of openStorage(server.deps.config).list(`imports/${id}/`)) count += 1;
    return count;
  };
  return { lines, rows, prices, storedParts };
}
