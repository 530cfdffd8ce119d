import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { ensureReference } from '../../src/features/catalogue/reference/public.ts';
import { builtPlaces } from '../builders/address.ts';
import { buildPurchasedOffer } from '../builders/purchase.ts';
import type { TestServer } from '../test-server.ts';
import { purchaseOf } from './purchases/undone-sale.ts';

/** A pickup place of the house, or of a store, in Vila Velha. */
export async function buildYard(server: TestServer, partnerId: number | null = null): Promise<void> {
  await ensureReference(server.deps.database, []);
  await server.deps.database.run(
    {
      name: 'test.yard-scene-place',
      text: `insert into yard (partner_id, city_code, address, changed_at) values ($1, $2, 'Rua Um, 1', now())
        on conflict do nothing`,
    },
    [partnerId, builtPlaces.vilaVelha],
  );
}

/** What a phone sends of an intake. */
export function intake(given: object = {}) {
  return {
    cliente: randomUUID(),
    placa: 'ABC1D23',
    serie: null,
    tipo: 'carro',
    cidade: builtPlaces.vilaVelha,
    vaga: 'B-12',
    uso: 81_000,
    contador: 'Km',
    chaves: 2,
    conferencia: { versao: 1, itens: { manual: 'sim', estepe: 'nao' }, combustivel: 2 },
    avarias: [],
    observacao: '',
    horaDoAparelho: '1999-01-01T00:00:00Z',
    ...given,
  };
}

/** A photo as a phone sends it. */
export async function photoContent(): Promise<string> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  return bytes.toString('base64');
}

/** A purchase of a user with this plate, released or in another step. Gives its code and that of its vehicle. */
export async function buildCollectable(
  server: TestServer,
  accountId: number,
  plate: string,
  status: 'V' | 'C' | 'L' | 'X' = 'L',
): Promise<{ readonly code: number; readonly vehicle: number; readonly offer: number }> {
  const offer = await buildPurchasedOffer(server, accountId, { status });
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.yard-plate', text: 'update vehicle set plate = $2 where offer_code = $1 returning code' },
    [offer, plate],
  );
  return { code: await purchaseOf(server, offer), vehicle: row?.code ?? 0, offer };
}
