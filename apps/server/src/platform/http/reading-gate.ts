import type { FastifyInstance } from 'fastify';

/** Reads that start in one turn of the event loop. */
const perTurn = 2;

/** Starts a few tasks in each turn of the event loop, the rest in order of arrival. */
export class ReadingGate {
  readonly #waiting: (() => void)[] = [];
  #begun = 0;
  #turns = false;

  /** Starts at once if few have started in this turn, otherwise in one of the next. */
  pass(begin: () => void): void {
    if (this.#begun >= perTurn) {
      this.#waiting.push(begin);
      return;
    }
    this.#begin(begin);
  }

  #begin(begin: () => void): void {
    this.#begun += 1;
    if (!this.#turns) {
      this.#turns = true;
      setImmediate(() => this.#nextTurn());
    }
    begin();
  }

  #nextTurn(): void {
    this.#turns = false;
    this.#begun = 0;
    for (const begin of this.#waiting.splice(0, perTurn)) this.#begin(begin);
  }
}

/**
 * Many concurrent reads must not delay a bid: reads start a few at a time, so that what a bid waits for is never behind all of them. Calls
 * that change something pass at once.
 */
export function gateReadings(app: FastifyInstance): void {
  const gate = new ReadingGate();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET') gate.pass(done);
    else done();
  });
}
