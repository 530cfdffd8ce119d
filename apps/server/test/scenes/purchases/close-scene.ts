import type { CloseDetail } from '@patio/contract/finance/closes/close.ts';
import { getClose } from '@patio/contract/finance/closes/get-close.ts';
import { listCloses } from '@patio/contract/finance/closes/list-closes.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import { beforeAll } from 'vitest';
import { prepareClosesJob } from '../../../src/features/finance/closes/prepare-closes.job.ts';
import { buildStaff, type StaffMember } from '../../builders/staff.ts';
import { paybackScene, type PaybackScene } from './payback-scene.ts';

/** Two users of finance who close the days of a book in which money moves. */
export class CloseScene {
  readonly money: PaybackScene;
  support!: StaffMember;

  constructor(money: PaybackScene) {
    this.money = money;
  }

  get server() {
    return this.money.pix.server;
  }
  get finance(): StaffMember {
    return this.money.finance;
  }
  get colleague(): StaffMember {
    return this.money.colleague;
  }

  async open(): Promise<void> {
    this.support = await buildStaff(this.server, { staffRole: 'support' });
  }

  /** Two hours into the next day in São Paulo, with the days before it prepared. */
  async nextMorning(): Promise<void> {
    const { clock } = this.server;
    const midnight = endOfDay(new Date(clock.now() - 3 * 3_600_000).toISOString().slice(0, 10));
    clock.advance(midnight - clock.now() + 2 * 3_600_000);
    await this.prepare();
  }

  async prepare(): Promise<void> {
    while (await prepareClosesJob(this.server.deps).run());
  }

  async list(query = '') {
    const reply = await this.finance.get(`/admin/closes?${query}`);
    return listCloses.success.schema.parse(reply.json()).data;
  }

  async detail(code: number, by = this.finance): Promise<CloseDetail> {
    return getClose.success.schema.parse((await by.get(`/admin/closes/${code}`)).json()).data;
  }

  /** The first day that is to be closed. */
  async first(): Promise<CloseDetail> {
    const [row] = await this.list('situacao=a-fechar&order=dia');
    if (row === undefined) throw new Error('No day is to be closed.');
    return this.detail(row.codigo);
  }

  close(day: Pick<CloseDetail, 'codigo' | 'saldoLivro'>, more: object = {}, by = this.finance) {
    const { codigo, saldoLivro } = day;
    const body = { saldoLivro, saldoBanco: saldoLivro, explicacao: null, ...more };
    return by.post(`/admin/closes/${codigo}/close`, body);
  }

  reopen(code: number, by = this.colleague) {
    return by.post(`/admin/closes/${code}/reopen`, { motivo: 'Saldo copiado errado.' });
  }

  /** Closes all days that are over, whatever the bank has. */
  async closeAll(): Promise<void> {
    for (const { codigo } of await this.list('situacao=a-fechar&order=dia')) {
      const explicacao = { motivo: 'lancado-depois', texto: 'Pix da meia-noite.' };
      const closed = await this.close(await this.detail(codigo), { explicacao });
      if (closed.statusCode !== 200) throw new Error(closed.body);
    }
  }
}

/** A scene for the tests of a file. */
export function closeScene(): CloseScene {
  const scene = new CloseScene(paybackScene());
  beforeAll(() => scene.open());
  return scene;
}
