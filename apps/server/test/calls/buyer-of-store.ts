import { buildSession } from '../builders/session.ts';
import { documentOf } from '../builders/tax-id.ts';
import { buildFilledAccount, type FilledAccount } from '../scenes/filled-account.ts';
import type { TestServer } from '../test-server.ts';
import { bodies, FILE } from './calls-of-buyers.ts';

/** A buyer who has something everywhere, bought from a store, and sent files of each kind. */
export async function buildBuyerOfStore(server: TestServer, store: number): Promise<FilledAccount> {
  const owner = await buildFilledAccount(server, {
    name: 'Quitéria',
    surname: 'Vasconcelos',
    document: documentOf('cpf', 7_100_001),
    phone: '27991234567',
  });
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [owner.bought, store],
  );
  // What is sealed in their booking is sealed for another place.
  await server.deps.database.run(
    {
      name: 'test.own-pickup',
      text: 'update pickup_booking set third_party = null where purchase_code = $1',
    },
    [owner.purchase],
  );
  await sendFiles(server, owner);
  return owner;
}

async function sendFiles(server: TestServer, { id, purchase }: FilledAccount): Promise<void> {
  const { headers } = await buildSession(server.deps, id);
  const post = async (path: string, payload: object) => {
    const reply = await server.app.inject({ method: 'POST', url: `/api/usrio/${path}`, headers, payload });
    if (reply.statusCode !== 201) throw new Error(`${path}: ${reply.body}`);
    return reply.json<{ data: { codigo: number; guid: string } }>().data;
  };
  const [bought, talk] = [`compras/${purchase}`, `conversas/compra/${purchase}`];
  await post(`${bought}/documentos`, { ...FILE, tipo: 'pagamento' });
  const { codigo } = await post(`${talk}/arquivos`, FILE);
  await post(`${talk}/mensagens`, { texto: '', arquivos: [codigo] });
  const { guid } = await post(`${bought}/reclamacoes/arquivos`, FILE);
  await post(`${bought}/reclamacoes`, { ...bodies['open-complaint'], arquivos: [guid] });
}

/** The keys of what an account has, by the name of the statement that finds each. Errors: it has nothing there. */
export async function keysOf(
  server: TestServer,
  accountId: number,
  statements: readonly (readonly [name: string, text: string])[],
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const [name, text] of statements) {
    const row = await server.deps.database.row<{ code: number | string }>(
      { name: `test.key-of-${name}`, text },
      [accountId],
    );
    if (row === undefined) throw new Error(`The buyer has nothing at ${name}.`);
    keys.set(name, String(row.code));
  }
  return keys;
}
