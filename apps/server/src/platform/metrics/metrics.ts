import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Figures for Prometheus; one registry a process, so that tests do not share any. */
export interface Metrics {
  observeCall(method: string, route: string, status: number, milliseconds: number): void;
  bid(outcome: string): void;
  watchers(count: number): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Figures of one process, in a registry of their own, so that tests share none. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  const watchers = new Gauge({
    name: 'patio_watchers',
    help: 'Open live connections of this process',
    registers: [registry],
  });
  return {
    observeCall: (method, route, status, milliseconds) =>
      calls.observe({ method, route, status: String(status) }, milliseconds / 1000),
    bid: (outcome) => bids.inc({ outcome }),
    watchers: (count) => watchers.set(count),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
