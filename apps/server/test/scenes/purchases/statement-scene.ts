import { confirmStatementLines } from '@patio/contract/finance/statements/confirm-statement-lines.ts';
import { getStatementLine } from '@patio/contract/finance/statements/get-statement-line.ts';
import { importStatement } from '@patio/contract/finance/statements/import-statement.ts';
import { listStatementLines } from '@patio/contract/finance/statements/list-statement-lines.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { beforeEach } from 'vitest';
import { openCharge } from '../../../src/features/finance/charges/make-charges.ts';
import { paybackScene, type PaybackScene } from './payback-scene.ts';

/** A movement as a test writes it: reais with a point. */
interface Movement {
  readonly amount: string;
  readonly text: string;
  readonly id?: string;
  readonly day?: string;
}

/** Users of finance who import what the bank writes about purchases. Each test has an account at the bank, and a buyer with a name of their own. */
export class StatementScene {
  readonly money: PaybackScene;
  #count = 0;
  account = '';
  buyer = '';

  constructor(money: PaybackScene) {
    this.money = money;
  }

  get server() {
    return this.money.pix.server;
  }
  get finance() {
    return this.money.finance;
  }
  get purchase() {
    return this.money.pix.purchase;
  }
  get today(): string {
    return dayOf(this.server.clock.now());
  }

  async begin(): Promise<void> {
    this.#count += 1;
    this.account = `341 ${this.#count}`;
    const letters = String.fromCodePoint(65 + this.#count);
    this.buyer = `Beatriz Sampaio ${letters.repeat(4)}`;
    const { pix } = this.money;
    await this.server.deps.database.run(
      pix.named(`update account set name = 'Beatriz', surname = $2 where id = $1`),
      [pix.buyer.id, `Sampaio ${letters.repeat(4)}`],
    );
  }

  /** A statement in OFX 1. */
  ofx(movements: readonly Movement[], balance = '0.00'): string {
    const lines = movements.map(
      ({ amount, text, id, day = this.today }, at) =>
        `<STMTTRN><TRNTYPE>${amount.startsWith('-') ? 'DEBIT' : 'CREDIT'}<DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${amount}<FITID>${id ?? `F${at}`}<MEMO>${text}</STMTTRN>\n`,
    );
    return `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>BRL<BANKACCTFROM><ACCTID>${this.account}</BANKACCTFROM>
<BANKTRANLIST>\n${lines.join('')}</BANKTRANLIST>
<LEDGERBAL><BALAMT>${balance}<DTASOF>${this.today.replaceAll('-', '')}235959</LEDGERBAL></STMTRS></OFX>\n`;
  }

  send(
    text: string | Uint8Array,
    { by = this.finance, conta = null }: { by?: StatementScene['finance']; conta?: string | null } = {},
  ) {
    const conteudo = Buffer.from(text).toString('base64');
    return by.post('/admin/statements', { nome: 'extrato.ofx', conta, conteudo });
  }

  /** Imports; throws unless it is taken. */
  async take(text: string | Uint8Array, conta: string | null = null) {
    const reply = await this.send(text, { conta });
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return importStatement.success.schema.parse(reply.json()).data;
  }

  /** Imports what came in today, and gives its lines in the order of the file. */
  async took(movements: readonly Movement[]) {
    const { codigo } = await this.take(this.ofx(movements));
    return this.lines(`extrato=${codigo}&order=dia`);
  }

  async lines(query = '') {
    const reply = await this.finance.get(`/admin/statement-lines?${query}`);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return listStatementLines.success.schema.parse(reply.json()).data;
  }

  async line(code: number) {
    return getStatementLine.success.schema.parse(
      (await this.finance.get(`/admin/statement-lines/${code}`)).json(),
    ).data;
  }

  /** The charges of a purchase, oldest first. */
  async charges(purchase = this.purchase): Promise<number[]> {
    const rows = await this.server.deps.database.rows<{ code: number }>(
      this.money.pix.named('select code from charge where purchase_code = $1 order by code'),
      [purchase],
    );
    return rows.map(({ code }) => code);
  }

  /** Charges the purchase something more, in centavos. */
  alsoCharged(amount: number): Promise<number> {
    const { pix } = this.money;
    const at = this.server.clock.now();
    const charge = {
      purchase: pix.purchase,
      kind: 'documents',
      creditor: 'house',
      store: null,
      amount,
      origin: 'staff',
      dueAt: at + 86_400_000,
      at,
    } as const;
    return this.server.deps.database.transact((transaction) =>
      openCharge(transaction, charge, { buyer: pix.buyer.id, by: null }),
    );
  }

  async confirm(codigo: number, cobrancas: readonly number[], more: object = {}, by = this.finance) {
    const [outcome] = await this.confirmAll([{ codigo, cobrancas, ...more }], by);
    return outcome;
  }

  async confirmAll(asked: readonly object[], by = this.finance) {
    const movimentos = asked.map((each) => ({ pagador: null, documentoPagador: null, ...each }));
    const reply = await by.post('/admin/statement-lines/confirm', { movimentos });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return confirmStatementLines.success.schema.parse(reply.json()).data;
  }

  ignore(movimentos: readonly number[], by = this.finance) {
    return by.post('/admin/statement-lines/ignore', { movimentos, motivo: 'Tarifa do banco.' });
  }

  restore(code: number) {
    return this.finance.post(`/admin/statement-lines/${code}/restore`, {});
  }
}

/** A scene for the tests of a file. */
export function statementScene(): StatementScene {
  const scene = new StatementScene(paybackScene());
  beforeEach(() => scene.begin());
  return scene;
}
