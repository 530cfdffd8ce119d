import type { Queries } from '../../src/platform/db/database.ts';

const insert = {
  name: 'build-partner',
  text: `insert into partner (store, name, description, photo, status, member_since)
    values ($1, $2, 'Loja de teste', $3, $4, '2025-03-01T12:00:00Z') returning id`,
} as const;

/** Inserts an approved store, by default, and gives its id. */
export async function buildPartner(
  database: Queries,
  given: {
    store: string;
    name?: string;
    photo?: string | null;
    status?: 'pending' | 'approved' | 'suspended';
  },
): Promise<number> {
  const row = await database.row<{ id: number }>(insert, [
    given.store,
    given.name ?? 'Loja Teste',
    given.photo ?? null,
    given.status ?? 'approved',
  ]);
  if (!row) throw new Error('The partner was not inserted.');
  return row.id;
}
