import { stateOfCep } from '@patio/domain/catalogue/places/state-of-cep.ts';
import { shownText } from '@patio/domain/texts/human-text.ts';
import { z } from 'zod';
import type { AskCep, CepAnswer } from './cep-place.ts';
import { shortText } from '../../../platform/outbound/short-text.ts';

/** Implausible street names are dropped, so that the user types them. */
const text = z
  .string()
  .nullish()
  .transform((value) =>
    /[<>]/.test(value ?? '') ? '' : shownText(value ?? '', { lines: 'one' }).slice(0, 200),
  );

const unknown = z.object({ erro: z.union([z.literal(true), z.literal('true')]) });
const place = z.object({
  cep: z.string().nullish(),
  logradouro: text,
  complemento: text,
  bairro: text,
  localidade: text,
  uf: z.string().regex(/^[A-Z]{2}$/),
});

const mostBytes = 16_384;

/** Queries a ViaCEP-compatible service: `{base}/{cep}/json/`. `timeoutMs` applies to the whole reply (S-39). */
export function askHttpCep(base: string, timeoutMs: number): AskCep {
  return async (cep) => {
    try {
      const response = await fetch(`${base.replace(/\/+$/, '')}/${cep}/json/`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404 || response.status === 400) return { kind: 'unknown' };
      const body = response.ok ? await shortText(response, mostBytes) : null;
      return body === null ? { kind: 'unavailable' } : answerFor(cep, JSON.parse(body));
    } catch {
      return { kind: 'unavailable' };
    }
  };
}

/** A place that contradicts the code, by its state or by the code it names itself, is discarded. */
function answerFor(cep: string, body: unknown): CepAnswer {
  if (unknown.safeParse(body).success) return { kind: 'unknown' };
  const { data: found } = place.safeParse(body);
  if (!found) return { kind: 'unavailable' };
  const named = found.cep?.replaceAll(/\D/g, '') ?? '';
  if ((named !== '' && named !== cep) || stateOfCep(cep)?.uf !== found.uf) return { kind: 'unavailable' };
  return {
    kind: 'found',
    place: {
      street: found.logradouro,
      complement: found.complemento,
      district: found.bairro,
      city: found.localidade,
      uf: found.uf,
    },
  };
}
