import { randomUUID } from 'node:crypto';
import type { BiddingLoad, BidTarget, ReadingLoad } from './load-job.ts';
import type { NextRequest } from './run-load.ts';

let read = 0;

/** Puts a number from 150,000 to 249,999 in the place of `{n}`: all are had before one comes again. */
export function filled(text: string, turn: number): string {
  return text.replace('{n}', String(150_000 + ((turn * 7919) % 100_000)));
}

/** Every address once, then from the beginning; `{n}` in them is another number each time. */
export function reads({ paths, headers, port }: ReadingLoad): NextRequest {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const texts = paths.map(
    (path) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`,
  );
  return () => {
    read += 1;
    return filled(texts[read % texts.length] ?? '', read);
  };
}

const step = 10_000;
/** Value of the last bid sent on each offer, in centavos; it lives as long as the process. */
const sent = new Map<number, number>();
let turn = 0;

/** Bids as the screens send them: signed in, each under a key of its own. */
export function bids(job: BiddingLoad): NextRequest {
  return (connection) => {
    const target = targetOf(job, connection);
    const last = sent.get(target.code);
    const cents = last === undefined ? target.base : last + step;
    sent.set(target.code, cents);
    turn += 1;
    const token = job.tokens[turn % job.tokens.length] ?? '';
    const body = `{"cdofrta":${target.code},"cdmoeda":1,"vllance":${cents / 100},"ismaximo":false,"frete":"N"}`;
    return (
      `POST /api/lance HTTP/1.1\r\nhost: 127.0.0.1:${job.port}\r\nsecurity-token: ${token}\r\n` +
      `idempotency-key: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    );
  };
}

/** Connections share no offers unless there is only one, so that the bids on one offer keep their order. */
function targetOf({ offers, connections }: BiddingLoad, connection: number): BidTarget {
  const share = Math.max(1, Math.floor(offers.length / connections));
  const index = (connection * share + Math.floor(Math.random() * share)) % offers.length;
  const target = offers[index];
  if (!target) throw new Error('There is no offer to bid on.');
  return target;
}
