import { signedCentavos } from '@patio/domain/money/signed-money.ts';
import { nextDay } from '@patio/domain/finance/closes/close-days.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeScene } from '../../../../test/scenes/purchases/close-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';

const scene = closeScene();
const WHY = { motivo: 'erro-do-banco', texto: 'O banco corrige amanhã.' };
let files = 0;

/** Imports a statement that states a balance of a day, in reais; gives its code. */
async function imported(
  dia: string,
  saldo: number,
  { account = '12345-6', made = nextDay(dia) }: { readonly account?: string; readonly made?: string } = {},
): Promise<number> {
  files += 1;
  const [cents, day] = [saldo.toFixed(2), dia.replaceAll('-', '')];
  const text = `OFXHEADER:100
DATA:OFXSGML

<OFX><SIGNONMSGSRSV1><SONRS><DTSERVER>${made.replaceAll('-', '')}</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>0341<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>
</BANKTRANLIST>
<LEDGERBAL><BALAMT>${cents}<DTASOF>${day}</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  const reply = await scene.colleague.post('/admin/statements', {
    nome: `extrato-${files}.ofx`,
    conta: null,
    conteudo: Buffer.from(text).toString('base64'),
  });
  return reply.json<{ data: { codigo: number } }>().data.codigo;
}

beforeEach(async () => {
  await scene.nextMorning();
  await scene.closeAll();
  await scene.nextMorning();
});

describe('a balance that the bank states', () => {
  it('is proposed with its file, and a day that is closed against it says so', async () => {
    const { dia, saldoLivro } = await scene.first();
    const code = await imported(dia, saldoLivro);
    const day = await scene.first();
    expect(day.extratosDoDia).toMatchObject([
      {
        codigoExtrato: code,
        conta: '0341 12345-6',
        arquivo: `extrato-${files}.ofx`,
        saldo: saldoLivro,
        importadoPor: { codigo: scene.colleague.id },
      },
    ]);
    const cents = signedCentavos(saldoLivro);
    await expectOnlyChanged(scene.server, () => scene.close(day), {
      book_close: added({ statement_code: code, stated_cents: cents, bank_cents: cents, reason: null }),
      audit: added({ action: 'close-day', actor_id: scene.finance.id }),
    });
    expect(await scene.detail(day.codigo)).toMatchObject({
      origemSaldo: 'extrato',
      extrato: { codigoExtrato: code, saldo: saldoLivro },
    });
    const { body } = await scene.finance.get('/admin/closes.csv');
    expect(body).toContain(`extrato-${files}.ofx`);
  });

  it('and that is not typed needs a word, though book and typed balance agree', async () => {
    const { dia, saldoLivro } = await scene.first();
    const code = await imported(dia, saldoLivro - 5);
    const day = await scene.first();
    await expectRefused(scene.server, () => scene.close(day), 422);
    expect((await scene.close(day, { explicacao: WHY })).statusCode).toBe(200);
    expect(await scene.detail(day.codigo)).toMatchObject({
      diferenca: 0,
      origemSaldo: 'digitado',
      extrato: { codigoExtrato: code, saldo: saldoLivro - 5 },
      explicacao: WHY.texto,
    });
    const colleague = await scene.reopen(day.codigo);
    expect(colleague.json()).toMatchObject({ data: { historico: [{ origemSaldo: 'digitado' }] } });
  });

  it('is the last one of its account; two accounts that disagree need a word', async () => {
    const { dia, saldoLivro } = await scene.first();
    await imported(dia, saldoLivro - 1);
    const own = await imported(dia, saldoLivro);
    const other = await imported(dia, 1, { account: '777' });
    const day = await scene.first();
    expect(day.extratosDoDia.map(({ codigoExtrato }) => codigoExtrato)).toEqual([own, other]);
    await expectRefused(scene.server, () => scene.close(day), 422);
    expect((await scene.close(day, { explicacao: WHY })).json()).toMatchObject({
      data: { origemSaldo: 'extrato', extrato: { codigoExtrato: own }, explicacao: WHY.texto },
    });
  });

  it('that was told before the end of the day is not that of its end when its file comes again', async () => {
    scene.server.clock.advance(-2 * 3_600_000 - 60_000);
    const { dia, saldoLivro } = await scene.first();
    await imported(dia, saldoLivro + 9);
    scene.server.clock.advance(2 * 3_600_000 + 60_000);
    await imported(dia, saldoLivro + 9);
    expect((await scene.first()).extratosDoDia).toEqual([]);
  });

  it('in a file that was made on its own day, or does not say when, is none', async () => {
    const { dia, saldoLivro } = await scene.first();
    await imported(dia, saldoLivro, { made: dia });
    await imported(dia, saldoLivro, { made: '' });
    expect((await scene.first()).extratosDoDia).toEqual([]);
  });

  it('of another account than at the last close needs a word, once', async () => {
    const accounts = ['12345-6', '777', '777', '12345-6'];
    for (const [at, account] of accounts.entries()) {
      const { dia, saldoLivro } = await scene.first();
      const code = await imported(dia, saldoLivro, { account });
      const day = await scene.first();
      const explicacao = { motivo: 'outro', texto: 'A casa trocou de conta.' };
      const other = at > 0 && account !== accounts[at - 1];
      if (other) await expectRefused(scene.server, () => scene.close(day), 422);
      expect((await scene.close(day, other ? { explicacao } : {})).json()).toMatchObject({
        data: { extrato: { codigoExtrato: code }, explicacao: other ? explicacao.texto : null },
      });
      if (at > 0) expect(day.contaAnterior).toBe(`0341 ${accounts[at - 1]}`);
      await scene.nextMorning();
    }
  });

  it('of another day, or of a day that was not over when it was imported, is none', async () => {
    scene.server.clock.advance(-2 * 3_600_000 - 60_000);
    const { dia, saldoLivro } = await scene.first();
    await imported(dia, saldoLivro + 9);
    scene.server.clock.advance(2 * 3_600_000 + 60_000);
    await imported('2020-01-01', saldoLivro + 9);
    const day = await scene.first();
    expect(day.extratosDoDia).toEqual([]);
    expect((await scene.close(day)).json()).toMatchObject({
      data: { origemSaldo: 'digitado', extrato: null },
    });
  });
});

it('a statement that comes between looking at a day and closing it counts too', async () => {
  const day = await scene.first();
  await imported(day.dia, day.saldoLivro + 1);
  await expectRefused(scene.server, () => scene.close(day), 422);
});
