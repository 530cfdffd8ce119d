import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import type { Dictionary } from '../../../texts/dictionary.ts';
import { en } from '../../../texts/en.ts';
import { ptbr } from '../../../texts/ptbr.ts';
import { describe, expect, it } from 'vitest';
import { negotiationRow } from './negotiation-view.ts';

/** The labels of the specification (B§4, A§4) and where their texts are. */
const labels = ({ status, historyStatus, offerEnded }: Dictionary['negotiations']) => ({
  'waiting contact': status.waitingContact,
  'waiting credit release': status.waitingLiberation,
  'waiting withdrawal': status.waitingWithdrawal,
  'purchase finalized': status.checkout,
  'lost offer': status.missedOffer,
  'offer ended': offerEnded,
  'bid beaten': status.overcome,
  'bid canceled': historyStatus.bidCancelled,
  'proposal rejected': historyStatus.proposalRejected,
  'proposal withdrawn': historyStatus.proposalWithdrawn,
  'cancellation under review': status.cancelAnalyze,
  'cancellation rejected': status.cancelReject,
  canceled: status.cancelled,
  rejected: historyStatus.bidRejected,
  withdrawn: historyStatus.bidWithdrawn,
});

it('has words of their own for the fifteen labels in both languages, STAT-15', () => {
  for (const words of [labels(ptbr.negotiations), labels(en.negotiations)]) {
    const texts = Object.values(words);
    expect(texts).toHaveLength(15);
    expect(texts.every((text) => text.trim().length > 3)).toBe(true);
    expect(new Set(texts).size).toBe(15);
  }
  const [pt, english] = [labels(ptbr.negotiations), labels(en.negotiations)];
  for (const name of ['waiting contact', 'lost offer', 'withdrawn'] as const) {
    expect(english[name]).not.toBe(pt[name]);
  }
});

const ME = 7;
const offer = (change: Partial<NegotiationOffer>): NegotiationOffer => ({
  codigo: 1,
  codigoOferta: 1,
  participante: 'Participante 1',
  title: 'Scania R 450',
  date: '2026-11-20T20:00:00.000Z',
  statusOferta: 'A',
  winner: '',
  tipoUltimoLance: 'L',
  valorUltimoLance: 1000,
  codigoUltimoLance: 5,
  codigoUsuarioUltimoLance: ME,
  acoes: { abrir: true, lance: false, aumentar: true, cancelar: null, naHora: false },
  codigoCompra: null,
  lanceVencedor: null,
  dataLanceVencedor: null,
  proximo: null,
  valorLeilao: 1000,
  histLances: [],
  proposta: null,
  segundaChance: null,
  arrependimento: null,
  desistencia: null,
  vehicles: [],
  photos: [],
  vendido10dias: false,
  idofrtacancl: null,
  dataCancelada: null,
  dataSolicitacaoCancelamento: null,
  dataRejeicaoCancelamento: null,
  dataSolicitacaoCancelamentoVenda: null,
  dataRejeicaoCancelamentoVenda: null,
  dataCompraFinalizada: null,
  dataAguardandoRetirada: null,
  dataAguardandoCredito: null,
  dataNegociacao: null,
  dataAguardandoContato: null,
  pedidoCompra: null,
  totalCompra: null,
  ...change,
});
const row = (change: Partial<NegotiationOffer>) =>
  negotiationRow(offer(change), ME, Date.UTC(2026, 10, 20, 19));

describe('a row of the negotiations', () => {
  it('says how much time is left, NEGO-07', () => {
    expect(row({}).secondsLeft).toBe(3600);
  });
  it('offers no bid to the one who leads, NEGO-12', () => {
    expect(row({})).toMatchObject({
      leading: true,
      actions: { bids: false },
      view: 'negociacao',
      status: null,
    });
  });
  it('offers a bid to the one who was overtaken, NEGO-12, STAT-13', () => {
    expect(row({ winner: 'N', codigoUsuarioUltimoLance: null })).toMatchObject({
      actions: { bids: true },
      status: 'overcome',
      leading: false,
    });
  });
  it('lists what was won under purchases, NEGO-11', () => {
    expect(row({ winner: 'W', statusOferta: 'V' })).toMatchObject({
      view: 'compra',
      status: 'waitingContact',
      actions: { bids: false },
    });
  });
  it('shows a second chance as theirs to answer, not as lost, with no other button', () => {
    const segundaChance = { valor: 900, ate: '2026-11-23T20:00:00.000Z', frete: 'S', uf: 'ES' } as const;
    expect(row({ statusOferta: 'E', codigoUsuarioUltimoLance: null, segundaChance })).toMatchObject({
      secondChance: { value: 90_000, until: Date.UTC(2026, 10, 23, 20), pickup: false, state: 'ES' },
      conditional: false,
      actions: { cancels: null, bids: false, opens: true },
      status: null,
    });
  });
  it('does not lead anywhere from a missed offer, NEGO-09', () => {
    expect(row({ winner: 'N', statusOferta: 'V', codigoUsuarioUltimoLance: null })).toMatchObject({
      status: 'missedOffer',
      actions: { opens: false },
    });
  });
  it('calls a refused or withdrawn proposal a proposal, and a refused bid a bid, NEGO-18', () => {
    const proposta = {
      codigo: 5,
      codigoOferta: 1,
      situacao: 'recusada',
      valor: 900,
      contraproposta: null,
      frete: 'N',
      uf: null,
      criadaEm: '2026-11-20T10:00:00.000Z',
      venceEm: '2026-11-22T10:00:00.000Z',
      acoes: [],
      passos: [],
    } satisfies NegotiationOffer['proposta'];
    expect(row({ tipoUltimoLance: 'R', proposta: { ...proposta, codigo: 4 } }).shownKind).toBe('bidRejected');
    for (const tipoUltimoLance of ['R', 'K']) {
      expect(row({ tipoUltimoLance, proposta }).shownKind).toBe('proposal');
    }
  });
  it('knows an opening price from a bid and from what was paid', () => {
    const bid = { data: '2026-11-20T10:00:00.000Z', valor: 1000, codigoUsr: null, status: null, tipo: 'P' };
    expect(row({})).toMatchObject({ hasBid: false, bought: false });
    expect(row({ histLances: [{ ...bid, status: 'Z' }] }).hasBid).toBe(false);
    expect(row({ histLances: [{ ...bid, tipo: 'O' }] }).hasBid).toBe(false);
    expect(row({ histLances: [bid] })).toMatchObject({ hasBid: true, bought: false });
    expect(row({ winner: 'W', statusOferta: 'V', lanceVencedor: 1500 })).toMatchObject({ bought: true });
  });
  it('hides internal history entries, NEGO-17', () => {
    const entry = (status: 'R' | '.' | null) => ({
      data: '2026-11-20T10:00:00.000Z',
      valor: 10,
      codigoUsr: ME,
      status,
      tipo: 'L',
    });
    expect(
      row({ histLances: [entry(null), entry('.'), entry('R')] }).history.map(({ label }) => label),
    ).toEqual(['done', 'bidRejected']);
  });
  it('shows the own last amount, not that of others', () => {
    const history = [
      { data: '2026-11-20T10:00:00.000Z', valor: 900, codigoUsr: ME, status: null, tipo: 'L' },
      { data: '2026-11-20T11:00:00.000Z', valor: 1200, codigoUsr: null, status: null, tipo: 'L' },
    ];
    expect(row({ histLances: history }).ownValue).toBe(90_000);
  });
  it('knows the own bid that stands from struck bids, proposals and bids of others', () => {
    const entry = (hour: number, valor: number, change: Partial<NegotiationOffer['histLances'][number]>) => ({
      data: `2026-11-20T${hour}:00:00.000Z`,
      valor,
      codigoUsr: ME,
      status: null,
      tipo: 'L',
      ...change,
    });
    const histLances = [
      entry(15, 1400, { codigoUsr: null }),
      entry(14, 1300, { status: 'Z' }),
      entry(13, 1200, { tipo: 'O' }),
      entry(12, 1100, { tipo: 'P' }),
      entry(11, 1000, {}),
    ];
    expect(row({ histLances }).ownBid).toBe(110_000);
    expect(row({ histLances: histLances.slice(0, 3) }).ownBid).toBeNull();
  });
});
