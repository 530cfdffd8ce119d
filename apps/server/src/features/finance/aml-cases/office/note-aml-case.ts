import type { noteAmlCase as contract } from '@patio/contract/finance/aml-cases/note-aml-case.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { changeCase } from '../change-case.ts';

/** Adds a note to a case. */
export const noteAmlCase =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const step = {
      step: 'note',
      version: null,
      event: 'noted',
      action: 'note-aml-case',
      words: body.texto,
      change: () => null,
    } as const;
    return { data: await changeCase(deps, params.id, step, context) };
  };
