import { listStaffQuestions as contract } from '@patio/contract/trading/questions/list-staff-questions.ts';
import { maskContacts } from '@patio/domain/texts/mask-contacts.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownStore, readList } from '../../../platform/lists/public.ts';
import {
  QUESTIONS,
  QUESTIONS_OF_STORE,
  STORE_OF_QUESTION,
  waitingUnlessChosen,
  type StaffQuestionRow,
} from './staff-questions.store.ts';

/** Questions for those who answer, without their authors. */
export const listStaffQuestions =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const store = storeOf(actor, contract);
    const list = store === null ? QUESTIONS : QUESTIONS_OF_STORE;
    const scope = [...ownStore(STORE_OF_QUESTION, store), ...waitingUnlessChosen(query['situacao'])];
    const { rows, ...page } = await readList(database, list, query, scope);
    return { data: rows.map((row) => present(row, store)), ...page };
  };

/** Users of the house have no name for a store. */
function present(row: StaffQuestionRow, store: number | null) {
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    // Contacts are for the house alone: a store deals through the site (rule 0.21).
    pergunta: store === null ? row.text : maskContacts(row.text),
    em: isoInstant(row.created_at),
    situacao: row.hidden
      ? ('oculta' as const)
      : row.answer === null
        ? ('aberta' as const)
        : ('respondida' as const),
    resposta: row.answer,
    respondidaEm: row.answered_at === null ? null : isoInstant(row.answered_at),
    respondidaPor: store === null || row.answerer_store === store ? row.answerer : null,
    motivoOculta: row.hide_reason,
  };
}
