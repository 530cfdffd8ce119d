import type { downloadAmlCase as contract } from '@patio/contract/finance/aml-cases/download-aml-case.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { FileReply } from '../../../../platform/http/bodies/file-reply.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { addEvent } from '../contents.store.ts';
import { showCase } from '../show-case.ts';

/** The file of a case; that it was saved, and by which user, stands in its history and in the audit log. */
export const downloadAmlCase =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now: at }) => {
    const by = actor.accountId;
    const shown = await database.transact(async (transaction) => {
      const found = await showCase(config, transaction, params.id, by);
      if (found === undefined) return undefined;
      await addEvent(transaction, params.id, { kind: 'saved', by, at, words: null });
      const subject = `aml-case ${params.id}` as const;
      await recordAudit(transaction, { actorId: by, action: 'download-aml-case', subject, at });
      return found;
    });
    if (shown === undefined) return fail('aml-case-not-found');
    const { pode: _may, outraPessoaArquiva: _second, ...file } = shown;
    const { cash, registration } = config.rules.aml;
    const content = {
      geradoEm: isoInstant(at),
      valorEspecie: reaisFromCentavos(cash),
      valorCadastro: reaisFromCentavos(registration),
      ...file,
    };
    const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
    return FileReply.of(bytes, `caso-${params.id}.json`, 'application/json');
  };
