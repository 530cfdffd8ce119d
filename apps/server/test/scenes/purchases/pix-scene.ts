import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { PixDeps } from '../../../src/features/finance/pix/pix-deps.ts';
import { findLostPixJob } from '../../../src/features/finance/pix/news/find-lost-pix.job.ts';
import { settlePixJob } from '../../../src/features/finance/pix/settle-pix.job.ts';
import type { Paid } from '../../../src/platform/pix/local-bank/open-local-bank.ts';
import { buildBuyer, type Buyer } from '../../builders/buyer.ts';
import { buildPurchasedOffer } from '../../builders/purchase.ts';
import { startLocalBank, type BankProcess } from '../../processes/local-bank.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { purchaseOf } from './undone-sale.ts';

export const MINUTE = 60_000;
const PRICE = 1_200_000;
/** What the book says of a purchase of that price: paid, and still due. */
export const PAID = { 'house-bank': PRICE, 'house-revenue': -PRICE };
export const DUE = { receivable: PRICE, 'house-revenue': -PRICE };

interface Shown {
  readonly cobranca: number;
  readonly emAberto: number;
  readonly ateVencimento: boolean;
  readonly vencimento: string;
  readonly pix: {
    readonly valor: number;
    readonly copiaECola: string;
    readonly expiraEm: string;
    readonly prazo: 'agora' | 'vencimento';
  } | null;
}

/** A house with a bank, and a purchase of R$ 12.000,00 by a buyer for each test. */
export class PixScene {
  #server: TestServer | null = null;
  #process: BankProcess | null = null;
  #buyer: Buyer | null = null;
  #statements = 0;
  purchase = 0;

  get server(): TestServer {
    return there(this.#server);
  }
  get process(): BankProcess {
    return there(this.#process);
  }
  get bank() {
    return this.process.bank;
  }
  get buyer(): Buyer {
    return there(this.#buyer);
  }
  get deps(): PixDeps {
    return { ...this.server.deps, bank: this.process.client };
  }
  get path(): string {
    return `/usrio/compras/${this.purchase}/pix`;
  }

  /** Opens both; the bank follows the clock of the test, and its news go to the server as they would over HTTP. */
  async open(): Promise<void> {
    this.#process = await startLocalBank({
      retryMs: 0,
      now: () => this.#server?.clock.now() ?? 0,
      post: async (_url, body) => void (await this.tell(body)),
    });
    const { apiUrl, tokenUrl, clientId, clientSecret, key } = this.process.connection;
    this.#server = await startTestServer({
      PIX_API_URL: apiUrl,
      PIX_TOKEN_URL: tokenUrl,
      PIX_CLIENT_ID: clientId,
      PIX_CLIENT_SECRET: clientSecret,
      PIX_KEY: key,
      PIX_RETRY_MS: '0',
    });
    await this.process.client.putWebhook('http://patio.test/api/pix');
  }

  async buy(): Promise<void> {
    this.#buyer = await buildBuyer(this.server);
    this.purchase = await purchaseOf(this.server, await buildPurchasedOffer(this.server, this.buyer.id));
  }

  /** Another purchase of another buyer, who has the same name. */
  async buyElse(): Promise<{ readonly purchase: number; readonly charge: number }> {
    const { purchase, buyer } = this;
    await this.buy();
    const other = { purchase: this.purchase, charge: (await this.list())[0]?.cobranca ?? 0 };
    await this.server.deps.database.run(
      this.named(
        `update account o set name = b.name, surname = b.surname from account b where o.id = $1 and b.id = $2`,
      ),
      [this.buyer.id, buyer.id],
    );
    this.#buyer = buyer;
    this.purchase = purchase;
    return other;
  }

  async buyerName(): Promise<string> {
    const [row] = await this.server.deps.database.rows<{ name: string }>(
      this.named(`select trim(name || ' ' || surname) as name from account where id = $1`),
      [this.buyer.id],
    );
    return row?.name ?? '';
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.process.close();
  }

  /** News, as the bank or anyone else sends them. */
  tell(body: unknown) {
    return this.server.app.inject({
      method: 'POST',
      url: '/api/pix/pix',
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  }

  async list(): Promise<Shown[]> {
    return (await this.buyer.get(this.path)).json<{ data: { cobrancas: Shown[] } }>().data.cobrancas;
  }

  async ask(prazo: 'agora' | 'vencimento' = 'agora') {
    const [charge] = await this.list();
    return this.buyer.post(this.path, { cobranca: charge?.cobranca ?? 0, prazo });
  }

  /** Asks for a Pix; returns the text to copy. */
  async code(prazo: 'agora' | 'vencimento' = 'agora'): Promise<string> {
    const reply = await this.ask(prazo);
    if (reply.statusCode !== 200) throw new Error(`No Pix: ${reply.body}`);
    return reply.json<{ data: Shown }>().data.pix?.copiaECola ?? '';
  }

  pay(charge: string, centavos: number | null = null, force = false): Promise<Paid> {
    return this.bank.pay({ charge, centavos, force });
  }

  /** What the book says of the purchase: each account with its balance. */
  async book(purchase = this.purchase): Promise<Record<string, number>> {
    const rows = await this.server.deps.database.rows<{ kind: string; sum: number }>(
      this
        .named(`select a.kind, sum(e.amount_cents)::bigint as sum from book_entry e join book_account a on a.code = e.account_code
        join charge c on c.code = e.charge_code where c.purchase_code = $1 group by a.kind having sum(e.amount_cents) <> 0`),
      [purchase],
    );
    return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
  }

  named(text: string) {
    this.#statements += 1;
    return { name: `test.pix-${this.#statements}`, text };
  }

  settle() {
    return settlePixJob(this.deps).run();
  }
  find() {
    return findLostPixJob(this.deps).run();
  }
  /** Calls that the bank got. */
  calls(): number {
    return this.process.exchanges.filter(({ url }) => url.includes('/api/v2/')).length;
  }
}

/** A scene for the tests of a file. */
export function pixScene(): PixScene {
  const scene = new PixScene();
  beforeAll(() => scene.open());
  beforeEach(() => scene.buy());
  afterEach(() => scene.bank.set({ answers: 'right', news: 'sent', refunds: 'done', clockMs: 0, slowMs: 0 }));
  afterAll(() => scene.close());
  return scene;
}

function there<T>(value: T | null): T {
  if (value === null) throw new Error('The scene is not open.');
  return value;
}
