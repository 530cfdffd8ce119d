import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { oldestKey } from '../../../platform/secrets/secret-keys.ts';
import { deviceMarks, type DeviceMarks } from '../reviews/public.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Keyed hash of the requesting device; absent if nothing is dealt. */
    deviceMark?: Buffer;
  }
}

/** The hashes of the origin of a request, as stored for deals. */
export function marksOf({ config }: Pick<ServerDeps, 'config'>, request: FastifyRequest): DeviceMarks {
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? '';
  return deviceMarks(oldestKey(config), request.ip, userAgent);
}

/** Marks the device of every call that deals, before it is answered: changes below the paths of deals. */
export function markDevices(app: FastifyInstance, deps: ServerDeps, paths: ReadonlySet<string>): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { config, method } = request.routeOptions;
    if (method === 'POST' && config.contract !== undefined && paths.has(config.contract.path)) {
      request.deviceMark = marksOf(deps, request).device;
    }
    done();
  });
}
