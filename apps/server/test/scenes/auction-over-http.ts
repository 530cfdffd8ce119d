import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import type { AuctionHistory } from '@patio/domain/trading/auctions/bids/standing-bids.ts';
import type { ModelCommand } from '@patio/domain/testing-support/model-command.ts';
import { auctionReader, auctionState, recordedHistory } from '../../src/features/trading/auctions/public.ts';
import { closeDueAuctions } from '../../src/features/sales/closing/close-due-auctions.ts';
import { expireConditionalSalesJob } from '../../src/features/sales/closing/public.ts';
import { expireSecondChancesJob } from '../../src/features/sales/second-chances/public.ts';
import type { Buyer } from '../builders/buyer.ts';
import type { StaffMember } from '../builders/staff.ts';
import type { TestServer } from '../test-server.ts';

type Of<K extends ModelCommand['kind']> = Extract<ModelCommand, { kind: K }>;

/** An offer that a model's commands reach over HTTP, as people and staff do; the clock is the server's. */
export class AuctionOverHttp {
  readonly #server: TestServer;
  readonly #code: number;
  readonly #buyers: readonly Buyer[];
  readonly #staff: StaffMember;
  #invited: Buyer | undefined;

  constructor(server: TestServer, code: number, people: { buyers: readonly Buyer[]; staff: StaffMember }) {
    this.#server = server;
    this.#code = code;
    this.#buyers = people.buyers;
    this.#staff = people.staff;
  }

  /** Tries a command and gives the status of the reply; 0 where a job does it. */
  async take(command: ModelCommand): Promise<number> {
    const { deps } = this.#server;
    switch (command.kind) {
      case 'bid':
        return (await this.#bid(command)).statusCode;
      case 'annul':
        return this.#annul(command);
      case 'close':
        await closeDueAuctions(deps);
        return 0;
      case 'buy':
        return this.#buy(command);
      case 'best-bid':
        return this.#decideBest(command);
      case 'default':
        return this.#default();
      case 'offer-chance':
        return this.#offerChance(command);
      case 'answer-chance':
        return this.#answerChance(command);
      case 'reopen':
        return (await this.#staff.post(`/admin/offers/${this.#code}/reopen`, { motivo: 'Venda desfeita.' }))
          .statusCode;
      default:
        throw new Error(`A ${command.kind} is not tried here.`);
    }
  }

  #bid({ who, amount, automatic }: Of<'bid'>) {
    return this.#person(who).bid(this.#code, amount / 100, { automatic });
  }

  /** Who bought or bids, by the numbers of the model. */
  #person(who: number): Buyer {
    const buyer = this.#buyers[who - 1];
    if (buyer === undefined) throw new Error(`There is no person ${who}.`);
    return buyer;
  }

  async #annul({ pick, everything }: Of<'annul'>): Promise<number> {
    const { entries } = (await this.stored()).history;
    const who = entries[pick]?.participant ?? null;
    const what = everything && who !== null ? { usuario: who } : { linhas: [pick + 1] };
    const body = { ...what, motivo: 'engano', nota: 'Erro de digitação.' };
    return (await this.#staff.post(`/admin/offers/${this.#code}/annul`, body)).statusCode;
  }

  async #buy({ who, stated }: Of<'buy'>): Promise<number> {
    const buyer = this.#person(who);
    const order = { cdofrta: this.#code, cdmoeda: 1, vllance: stated / 100, frete: 'S' };
    return (await buyer.post('/compreja', { ...order, endereco: buyer.addressCode })).statusCode;
  }

  async #decideBest({ choice }: Of<'best-bid'>): Promise<number> {
    if (choice === 'expire') {
      await expireConditionalSalesJob(this.#server.deps).run();
      return 0;
    }
    const decisao = choice === 'accept' ? 'aceitar' : 'liberar';
    return (await this.#staff.post(`/admin/offers/${this.#code}/conditional`, { decisao })).statusCode;
  }

  async #default(): Promise<number> {
    const row = await this.#server.deps.database.row<{ code: number }>(
      {
        name: 'test.standing-purchase',
        text: 'select code from purchase where offer_code = $1 and cancelled_at is null',
      },
      [this.#code],
    );
    const purchase = row?.code ?? 1;
    return (await this.#staff.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou.' }))
      .statusCode;
  }

  async #offerChance({ days }: Of<'offer-chance'>): Promise<number> {
    const reply = await this.#staff.post(`/admin/offers/${this.#code}/second-chance`, { dias: days });
    if (reply.statusCode === 201) this.#invited = await this.#invitedBuyer();
    return reply.statusCode;
  }

  async #invitedBuyer(): Promise<Buyer | undefined> {
    const row = await this.#server.deps.database.row<{ account_id: number }>(
      {
        name: 'test.invited',
        text: 'select account_id from second_chance where offer_code = $1 order by code desc',
      },
      [this.#code],
    );
    return this.#buyers.find((buyer) => buyer.id === row?.account_id);
  }

  async #answerChance({ answer }: Of<'answer-chance'>): Promise<number> {
    if (answer === 'expire') {
      await expireSecondChancesJob(this.#server.deps).run();
      return 0;
    }
    if (this.#invited === undefined) return 404;
    const reply = await this.#invited.post(`/offer/${this.#code}/segunda-chance`, {
      aceita: answer === 'accept',
    });
    return reply.statusCode;
  }

  /** What is stored now: the state, the ledger and the maxima. */
  async stored(): Promise<{ readonly state: AuctionState; readonly history: AuctionHistory }> {
    const reader = auctionReader(this.#server.deps.database);
    const row = await reader.find(this.#code, this.#server.deps.clock.now());
    if (row === undefined) throw new Error(`There is no auction ${this.#code}.`);
    const [lines, maxima] = [await reader.ledger(this.#code), await reader.maxima(this.#code)];
    return { state: auctionState(row), history: recordedHistory(lines, maxima) };
  }
}
