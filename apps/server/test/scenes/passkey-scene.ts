import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { BuiltAccount } from '../builders/account.ts';
import type { Tampering, SoftwarePasskey } from '../processes/software-passkey.ts';
import type { TestServer } from '../test-server.ts';

/** Where the passkeys of the signed-in account are listed and stored. */
export const keys = '/api/usrio/chaves';

/** Who is signed in where, and the device at hand: a test may change any of it on its way. */
export interface PasskeyScene {
  readonly server: TestServer;
  readonly account: BuiltAccount;
  readonly headers: Record<string, string>;
  readonly device: SoftwarePasskey;
}

interface Creation {
  readonly challenge: string;
  readonly user: { readonly id: string };
}

/** The calls around passkeys, each made with what the scene holds at that moment. */
export function passkeyCalls(scene: () => PasskeyScene) {
  const post = (
    url: string,
    payload: object = {},
    headers = scene().headers,
  ): Promise<LightMyRequestResponse> => scene().server.app.inject({ method: 'POST', url, payload, headers });
  const begin = async (): Promise<Creation> => {
    const reply = await post(`${keys}/desafio`, { confirmacao: scene().account.password });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  const add = (credencial: object, nome = 'Celular') => post(keys, { nome, credencial });
  const challenge = async () =>
    (await post('/api/auth/chave/desafio', {}, {})).json<{ challenge: string; rpId: string }>();
  const enter = (credencial: object) => post('/api/auth/chave/login', { credencial }, {});
  return {
    post,
    begin,
    add,
    challenge,
    enter,
    list: async () => {
      const { server, headers } = scene();
      return (await server.app.inject({ url: keys, headers })).json<{
        data: { codigo: number; nome: string }[];
      }>();
    },
    /** Keeps a passkey of the device and gives its code. */
    added: async (nome = 'Celular'): Promise<number> => {
      const reply = await add(scene().device.make(await begin()), nome);
      expect(reply.statusCode).toBe(201);
      return reply.json<{ codigo: number }>().codigo;
    },
    signIn: async (tampering: Tampering = {}) => enter(scene().device.use(await challenge(), tampering)),
  };
}
