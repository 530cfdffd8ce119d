import { z } from 'zod';
import type { AskCep, CepAnswer } from './cep-place.ts';

const text = z
  .string()
  .nullish()
  .transform((value) =>
    (value ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 200),
  );

const answer = z.union([
  z
    .object({ erro: z.union([z.literal(true), z.literal('true')]) })
    .transform((): CepAnswer => ({ kind: 'unknown' })),
  z
    .object({
      logradouro: text,
      complemento: text,
      bairro: text,
      localidade: text,
      uf: z.string().regex(/^[A-Z]{2}$/),
    })
    .transform((body): CepAnswer => ({
      kind: 'found',
      place: {
        street: body.logradouro,
        complement: body.complemento,
        district: body.bairro,
        city: body.localidade,
        uf: body.uf,
      },
    })),
]);

const mostBytes = 16_384;

/** Asks a service of ViaCEP's shape: `{base}/{cep}/json/`. It gets `timeoutMs` for the whole answer (S-39). */
export function askHttpCep(base: string, timeoutMs: number): AskCep {
  return async (cep) => {
    try {
      const response = await fetch(`${base.replace(/\/+$/, '')}/${cep}/json/`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404 || response.status === 400) return { kind: 'unknown' };
      const body = response.ok ? await response.text() : '';
      if (body === '' || body.length > mostBytes) return { kind: 'unavailable' };
      const parsed = answer.safeParse(JSON.parse(body));
      return parsed.success ? parsed.data : { kind: 'unavailable' };
    } catch {
      return { kind: 'unavailable' };
    }
  };
}
