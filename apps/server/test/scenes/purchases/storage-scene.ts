import type { StorageOfPurchase } from '@patio/contract/sales/storage-days/storage.ts';
import { verifyBook } from '../../../src/features/finance/book/public.ts';
import { followStorageJob } from '../../../src/features/sales/storage-days/public.ts';
import type { Parameter } from '../../../src/platform/db/database.ts';
import { builtPlaces } from '../../builders/address.ts';
import { buildBuyer, type Buyer } from '../../builders/buyer.ts';
import { buildPurchasedOffer } from '../../builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../builders/staff.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { buildYard } from '../yard-scene.ts';
import { purchaseOf } from './undone-sale.ts';

/** A Monday, 9:00 in São Paulo. */
export const MONDAY = Date.UTC(2026, 10, 23, 12);
export const DAY = 86_400_000;
/** Why staff of these tests do anything. */
export const motivo = 'O pátio mudou de endereço.';

const TERMS = { freeDays: 2, daily: 3000, mostDays: 4, keys: 'always' } as const;
let statements = 0;

/** A house with a yard that takes R$ 30,00 a day for four days after two free ones, and a purchase that was released there on Monday. */
export class StorageScene {
  readonly server: TestServer;
  readonly sales: StaffMember;
  readonly finance: StaffMember;
  ana: Buyer;
  offer = 0;
  code = 0;

  private constructor(server: TestServer, people: { sales: StaffMember; finance: StaffMember; ana: Buyer }) {
    this.server = server;
    this.sales = people.sales;
    this.finance = people.finance;
    this.ana = people.ana;
  }

  static async start(): Promise<StorageScene> {
    const server = await startTestServer();
    await buildYard(server);
    const sales = await buildStaff(server);
    const finance = await buildStaff(server, { staffRole: 'finance' });
    return new StorageScene(server, { sales, finance, ana: await buildBuyer(server) });
  }

  /** Ends it; whatever the tests did, the book has to be sound. */
  async close(): Promise<void> {
    const faults: string[] = [];
    await verifyBook(this.server.deps.database, (fault) => faults.push(fault));
    await this.server.close();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }

  /** Another buyer, and their purchase: nothing happens to those of before any more. */
  async begin(): Promise<void> {
    await this.run('update storage set ended_at = now() where ended_at is null');
    this.server.clock.set(MONDAY);
    this.setTerms();
    this.ana = await buildBuyer(this.server);
    await this.sell();
  }

  /** What the house takes from now on. */
  setTerms(given: object = {}): void {
    Object.assign(this.server.deps.config.rules.storage, { terms: { ...TERMS, ...given }, waive: 10_000 });
  }

  /** A purchase that is paid and released now, at the yard in Vila Velha. */
  async sell(): Promise<void> {
    const columns = { awaiting_withdrawal_at: this.server.clock.now(), payment_approved: true };
    this.offer = await buildPurchasedOffer(this.server, this.ana.id, { status: 'L', columns });
    this.code = await purchaseOf(this.server, this.offer);
    const city = builtPlaces.vilaVelha;
    await this.run('update vehicle set city_code = $2 where offer_code = $1', [this.offer, city]);
  }

  run(text: string, values: readonly Parameter[] = []) {
    return this.server.deps.database.run(named(text), values);
  }

  follow() {
    return followStorageJob(this.server.deps).run();
  }

  /** Lets days go by, each night written by the job as it comes. */
  async pass(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      this.server.clock.advance(DAY);
      await this.follow();
    }
  }

  async own(): Promise<StorageOfPurchase | null> {
    const reply = await this.ana.get(`/usrio/compras/${this.code}/diarias`);
    return reply.json<{ data: StorageOfPurchase | null }>().data;
  }

  async kinds() {
    return (await this.own())?.dias.map(({ tipo }) => tipo);
  }

  complete() {
    return this.sales.post(`/admin/purchases/${this.code}/step`, { passo: 'conclusao' });
  }

  charge(versao = 0) {
    return this.ana.post(`/usrio/compras/${this.code}/diarias/cobranca`, { versao });
  }

  waive(valor: number | null, by: Pick<StaffMember, 'post'> = this.sales, given: object = {}) {
    return by.post(`/admin/purchases/${this.code}/storage/waiver`, { valor, motivo, versao: 0, ...given });
  }

  /** What was charged of a kind, oldest first; centavos. */
  charges(kind = 'storage') {
    return this.server.deps.database.rows<{ code: number; amount: number; cancelled: boolean }>(
      named(`select code, amount_cents as amount, cancelled_at is not null as cancelled from charge
        where purchase_code = $1 and kind = $2 order by code`),
      [this.code, kind],
    );
  }

  /** Records a transfer of the buyer for the first charge of a kind. */
  async pay(kind = 'storage'): Promise<void> {
    const [charge] = await this.charges(kind);
    const buyer = await this.server.deps.database.row<{ document: string }>(
      named('select document from account where id = $1'),
      [this.ana.id],
    );
    const reply = await this.finance.post(`/admin/charges/${charge?.code ?? 0}/receipts`, {
      valor: (charge?.amount ?? 0) / 100,
      dia: '2026-11-27',
      pagador: 'Ana',
      documentoPagador: buyer?.document ?? null,
      referencia: `R${charge?.code ?? 0}`,
    });
    if (reply.statusCode >= 300) throw new Error(reply.body);
  }
}

const named = (text: string) => ({ name: `test.storage-${(statements += 1)}`, text });
