import type { importStatement as contract } from '@patio/contract/finance/statements/import-statement.ts';
import { STATEMENT_BYTES } from '@patio/domain/finance/statements/bank-statement.ts';
import { readStatement } from '@patio/domain/finance/statements/read-statement.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { decodeText } from '../decode-text.ts';
import { takeStatement } from '../take-statement.ts';

/** How an account is called of which neither file nor user say anything. */
const UNNAMED = 'Conta';

/** Takes in what is new of a statement. */
export const importStatement =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const bytes = Buffer.from(body.conteudo, 'base64');
    if (bytes.length > STATEMENT_BYTES) return fail('statement-too-large');
    const read = readStatement(decodeText(bytes));
    if ('problem' in read) return fail(`statement-${read.problem}`, { parameters: { line: read.line } });
    const named = body.conta === null || body.conta === '' ? UNNAMED : body.conta;
    const taken = { statement: read, named, fileName: body.nome, by: actor.accountId, at: now };
    const { code, account, added } = await database.transact((transaction) =>
      takeStatement(transaction, taken),
    );
    const facts = { codigo: code, conta: account, movimentos: read.lines.length, novos: added };
    return { data: { ...facts, importadoEm: isoInstant(now) } };
  };
