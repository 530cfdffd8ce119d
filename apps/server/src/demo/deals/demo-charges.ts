import type { Transaction } from '../../platform/db/database.ts';
import { insertFee, writeYard } from '../../features/trading/charges/public.ts';
import type { DemoCodes } from '../demo-codes.ts';
import type { LoadedPeople } from '../people/load-people.ts';

const OFFICE_HOURS = 'segunda a sexta, 8h às 17h';

type Yard = readonly [
  store: keyof LoadedPeople['partnerIds'] | null,
  city: string,
  uf: string,
  address: string,
  hours: string,
];

/** Yards of the house and of its stores; elsewhere vehicles are kept by their sellers, and only the city is known. */
const YARDS: readonly Yard[] = [
  [null, 'Serra', 'ES', 'Avenida das Oficinas, 1000, Distrito Industrial', OFFICE_HOURS],
  [null, 'Guarulhos', 'SP', 'Avenida Monteiro Lobato, 4520, Cumbica', OFFICE_HOURS],
  [null, 'Contagem', 'MG', 'Via Expressa de Contagem, 3210, Cinco', 'segunda a sexta, 8h às 16h30'],
  [null, 'Curitiba', 'PR', 'Rua João Bettega, 5600, CIC', OFFICE_HOURS],
  [null, 'Goiânia', 'GO', 'Avenida Perimetral Norte, 2780, Setor Cândida de Morais', ''],
  [
    'loja-norte',
    'Belém',
    'PA',
    'Rodovia Augusto Montenegro, 1310, Parque Verde',
    'segunda a sábado, 8h às 18h',
  ],
  ['frota-sul', 'Caxias do Sul', 'RS', 'Rodovia RS-122, km 69, Forqueta', OFFICE_HOURS],
];

/** Writes where the vehicles of the demo can be collected, and the fee of one of its stores: 3 %, from R$ 500,00 to R$ 4.000,00. */
export async function loadCharges(
  transaction: Transaction,
  codes: DemoCodes,
  { partnerIds, account }: Pick<LoadedPeople, 'partnerIds' | 'account'>,
  now: number,
): Promise<void> {
  for (const [store, city, uf, address, hours] of YARDS) {
    await writeYard(transaction, {
      partnerId: store === null ? null : partnerIds[store],
      cityCode: codes.city(city, uf),
      yard: { address, hours },
      actorId: null,
      at: now,
    });
  }
  const fee = { basisPoints: 300, minimum: 50_000, maximum: 400_000, fixed: 0 };
  const ofStore = { offerCode: null, partnerId: partnerIds['frota-sul'], categoryCode: null };
  await insertFee(
    transaction,
    { ...ofStore, fee, validFrom: 0 },
    { actorId: account('admin'), reason: 'Contrato da loja.' },
  );
}
