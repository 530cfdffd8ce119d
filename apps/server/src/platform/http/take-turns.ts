import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Leave } from '../turns/fair-queue.ts';
import { usualWork } from '../turns/usual-work.ts';
import type { Work, WorkQueues } from '../turns/work-queues.ts';
import { Callers } from './callers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The queue class of a route; null: none, because it lasts as long as its connection. By default it follows from the contract. */
    work?: Work | null;
  }
  interface FastifyRequest {
    /** Gives this call's slot back and waits for one of another class, once its input shows what it costs. */
    takeTurn: ((work: Work) => Promise<void>) | null;
    leaveTurn: Leave | null;
  }
}

/**
 * Every call of a contract waits in the queue of its class and releases its slot when its reply is ready: neither a slow reader nor a slow
 * writer holds one. Cached replies are served before (rule 0.37).
 */
export function takeTurns(app: FastifyInstance, queues: WorkQueues): void {
  const callers = new Callers();
  app.decorateRequest('takeTurn', null);
  app.decorateRequest('leaveTurn', null);
  app.addHook('preHandler', async (request, reply) => {
    const caller = callers.of(request);
    const take = async (wanted: Work) => {
      leave(request);
      request.leaveTurn = await queues[wanted].enter(caller, () => hungUp(reply));
    };
    request.takeTurn = take;
    const work = workOf(request);
    if (work !== null) await take(work);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    callers.remember(request);
    leave(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });
}

function leave(request: FastifyRequest): void {
  request.leaveTurn?.();
}

function workOf({ routeOptions: { config } }: FastifyRequest): Work | null {
  const { contract, work } = config;
  if (contract === undefined || work === null) return null;
  return work ?? usualWork(contract);
}

/** Fires when the caller's connection ends before the reply. An abort costs an exception, so it is left out after a reply. */
function hungUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}
