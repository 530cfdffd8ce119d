import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Prometheus metrics; one registry per process, so that tests do not share any. */
export interface Metrics {
  observeCall(method: string, route: string, status: number, milliseconds: number): void;
  bid(outcome: string): void;
  watchers(count: number): void;
  mail(outcome: 'sent' | 'failed' | 'dead'): void;
  /** State of the outbox; `oldestSeconds` is the age of the oldest waiting mail of an urgency. */
  outbox(state: {
    readonly dead: number;
    readonly waiting: readonly {
      readonly urgency: string;
      readonly mails: number;
      readonly oldestSeconds: number;
    }[];
  }): void;
  /** Days until a certificate of the connection to the bank ends; below 0 once it has. */
  pixCertificate(whose: 'own' | 'authority', days: number): void;
  /** A call brought forwarding headers from a peer that is no proxy of ours. */
  untrustedForwarded(): void;
  text(): Promise<string>;
  readonly contentType: string;
}

type GaugeOf = (name: string, help: string, ...labelNames: string[]) => Gauge;

function mailFigures(gauge: GaugeOf): Pick<Metrics, 'outbox'> {
  const waiting = gauge('patio_mails_waiting', 'Mails that are still to be sent, by urgency', 'urgency');
  const oldest = gauge(
    'patio_mail_oldest_seconds',
    'Age of the oldest mail that waits, by urgency',
    'urgency',
  );
  const dead = gauge('patio_mails_dead', 'Mails that were given up');
  return {
    outbox: (state) => {
      dead.set(state.dead);
      for (const { urgency, mails: count, oldestSeconds } of state.waiting) {
        waiting.set({ urgency }, count);
        oldest.set({ urgency }, oldestSeconds);
      }
    },
  };
}

/** Figures of one process, in a registry of their own, so that tests share none. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge: GaugeOf = (name, help, ...labelNames) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const calls = new Histogram({
    name: 'patio_http_request_seconds',
    help: 'Duration of HTTP calls by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const bids = new Counter({
    name: 'patio_bids_total',
    help: 'Bids by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const watchers = gauge('patio_watchers', 'Open live connections of this process');
  const mails = new Counter({
    name: 'patio_mails_total',
    help: 'Tries to hand a mail over by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const untrusted = new Counter({
    name: 'patio_untrusted_forwarded_total',
    help: 'Calls with forwarding headers from a peer that TRUST_PROXY does not name',
    registers: [registry],
  });
  const certificates = gauge(
    'patio_pix_certificate_days',
    'Days until a certificate of the connection to the bank ends',
    'of',
  );
  return {
    observeCall: (method, route, status, milliseconds) =>
      calls.observe({ method, route, status: String(status) }, milliseconds / 1000),
    bid: (outcome) => bids.inc({ outcome }),
    watchers: (count) => watchers.set(count),
    mail: (outcome) => mails.inc({ outcome }),
    ...mailFigures(gauge),
    pixCertificate: (whose, days) => certificates.set({ of: whose }, days),
    untrustedForwarded: () => untrusted.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
