import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { keepAccessToken, type Client } from './access-token.ts';
import { bankCaller, type CallBank } from './call-bank.ts';
import type { Certificates } from './follow-certificates.ts';
import { amountText } from './pix-amount.ts';
import type { BankCharge, Debtor, PixBank, ReceivedPage } from './pix-bank.ts';
import { PixError } from './pix-failure.ts';
import {
  chargeShape,
  datedListShape,
  paymentShape,
  receivedShape,
  refundShape,
  webhookShape,
} from './pix-shapes.ts';
import { openSender } from './send-request.ts';

/** How a bank is reached. */
export interface PixConnection extends Client {
  /** Below it are `/cob`, `/pix` and the others. */
  readonly apiUrl: string;
  /** The Pix key that is paid to. */
  readonly key: string;
  /** The certificates of now: the same object as long as they stay the same. */
  readonly certificates: () => Certificates;
  readonly timeoutMs: number;
  /** Before a question is repeated. */
  readonly retryMs: number;
}

const PER_PAGE = 100;

/** A bank over HTTP. It opens nothing until it is asked something. */
export function openPixBank(connection: PixConnection): PixBank {
  const { key, timeoutMs } = connection;
  const send = openSender(connection.certificates, timeoutMs);
  const tokens = keepAccessToken(connection, send, () => performance.now());
  const call = bankCaller({
    url: connection.apiUrl,
    send,
    tokens,
    retryMs: connection.retryMs,
    pause: async (milliseconds) => {
      await pause(milliseconds);
    },
  });
  const webhook = `/webhook/${encodeURIComponent(key)}`;
  return {
    ...charges(call, key),
    ...payments(call),
    readWebhook: async () => {
      try {
        return (await call({ method: 'GET', path: webhook, shape: webhookShape })).webhookUrl;
      } catch (error) {
        if (error instanceof PixError && error.failure === 'missing') return null;
        throw error;
      }
    },
    putWebhook: async (url) => {
      await call({ method: 'PUT', path: webhook, body: { webhookUrl: url }, shape: z.unknown() });
    },
  };
}

function charges(call: CallBank, chave: string) {
  const charge = async (
    method: 'GET' | 'PUT' | 'PATCH',
    path: string,
    txid: string,
    body?: unknown,
  ): Promise<BankCharge> => {
    const found = await call({ method, path: `/${path}/${txid}`, shape: chargeShape, body });
    if (found.txid === txid) return found;
    throw new PixError('nonsense', 'The bank answered with another charge.');
  };
  return {
    putCharge: (txid, asked) =>
      charge('PUT', 'cob', txid, {
        calendario: { expiracao: asked.seconds },
        ...(asked.debtor === null ? {} : { devedor: debtorOf(asked.debtor) }),
        valor: { original: amountText(asked.centavos) },
        chave,
        solicitacaoPagador: asked.text.slice(0, 140),
      }),
    reviseCharge: (txid, to) => charge('PATCH', 'cob', txid, revisionOf(to)),
    readCharge: (txid) => charge('GET', 'cob', txid),
    putDatedCharge: (txid, asked) =>
      charge('PUT', 'cobv', txid, {
        calendario: { dataDeVencimento: asked.dueDate, validadeAposVencimento: asked.daysAfter },
        devedor: debtorOf(asked.debtor),
        valor: { original: amountText(asked.centavos) },
        chave,
        solicitacaoPagador: asked.text.slice(0, 140),
      }),
    reviseDatedCharge: (txid, to) => charge('PATCH', 'cobv', txid, revisionOf(to)),
    readDatedCharge: (txid) => charge('GET', 'cobv', txid),
    listPaidDated: async (from, to, page) => {
      const query = pageQuery(from, to, page);
      query.set('status', 'CONCLUIDA');
      const read = await call({ method: 'GET', path: `/cobv?${query.toString()}`, shape: datedListShape });
      const { paginaAtual, quantidadeDePaginas } = read.parametros.paginacao;
      if (paginaAtual !== page) throw new PixError('nonsense', 'The bank answered with another page.');
      return { charges: read.cobs, pages: quantidadeDePaginas };
    },
  } satisfies Partial<PixBank>;
}

interface Revision {
  readonly centavos?: number;
  readonly seconds?: number;
  readonly dueDate?: string;
  readonly daysAfter?: number;
}

function revisionOf(to: Revision | { readonly remove: true }): unknown {
  if ('remove' in to) return { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };
  const calendar = {
    ...(to.seconds === undefined ? {} : { expiracao: to.seconds }),
    ...(to.dueDate === undefined ? {} : { dataDeVencimento: to.dueDate }),
    ...(to.daysAfter === undefined ? {} : { validadeAposVencimento: to.daysAfter }),
  };
  return {
    ...(Object.keys(calendar).length === 0 ? {} : { calendario: calendar }),
    ...(to.centavos === undefined ? {} : { valor: { original: amountText(to.centavos) } }),
  };
}

function debtorOf({ name, taxId, address }: Debtor) {
  const known = {
    nome: name.slice(0, 200),
    ...(address === null
      ? {}
      : {
          logradouro: address.street.slice(0, 200),
          cidade: address.city.slice(0, 200),
          uf: address.uf,
          cep: address.cep,
        }),
  };
  return taxId.length === 11 ? { cpf: taxId, ...known } : { cnpj: taxId, ...known };
}

function pageQuery(from: number, to: number, page: number): URLSearchParams {
  return new URLSearchParams({
    inicio: new Date(from).toISOString(),
    fim: new Date(to).toISOString(),
    'paginacao.paginaAtual': String(page),
    'paginacao.itensPorPagina': String(PER_PAGE),
  });
}

function payments(call: CallBank) {
  const list = async (query: URLSearchParams, page: number): Promise<ReceivedPage> => {
    const read = await call({ method: 'GET', path: `/pix?${query.toString()}`, shape: receivedShape });
    const { paginaAtual, quantidadeDePaginas } = read.parametros.paginacao;
    if (paginaAtual !== page) throw new PixError('nonsense', 'The bank answered with another page.');
    return { payments: read.pix ?? [], pages: quantidadeDePaginas };
  };
  const refund = (endToEndId: string, id: string) => `/pix/${endToEndId}/devolucao/${id}`;
  return {
    readPayment: async (endToEndId) => {
      const found = await call({ method: 'GET', path: `/pix/${endToEndId}`, shape: paymentShape });
      if (found.endToEndId === endToEndId) return found;
      throw new PixError('nonsense', 'The bank answered with another payment.');
    },
    listReceived: (from, to, page) => list(pageQuery(from, to, page), page),
    listRefunded: (from, to, page) => {
      const query = pageQuery(from, to, page);
      query.set('devolucaoPresente', 'true');
      return list(query, page);
    },
    putRefund: (endToEndId, id, centavos) =>
      call({
        method: 'PUT',
        path: refund(endToEndId, id),
        body: { valor: amountText(centavos) },
        shape: refundShape,
      }),
    readRefund: (endToEndId, id) => call({ method: 'GET', path: refund(endToEndId, id), shape: refundShape }),
  } satisfies Partial<PixBank>;
}
