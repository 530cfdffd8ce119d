import { MESSAGE_FILE_BYTES } from '@patio/contract/sales/deal-messages/deal-message.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fileNameOf } from '@patio/domain/sales/deal-messages/file-name.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { fileContent, storeScanned, type FileDeps } from '../../purchase-documents/public.ts';
import { addFile } from './files.store.ts';
import { messageFiles } from './message-files.ts';

interface Upload {
  readonly conversation: number;
  readonly accountId: number;
  readonly given: { readonly nome: string; readonly conteudo: string };
  readonly idiom: Idiom;
  readonly at: number;
}

/** Stores an uploaded file by its content: name and type that clients send decide nothing. Errors: `invalid-fields`,
 * `message-file-unsafe`, `message-file-unchecked`. */
export async function storeUpload(
  deps: ServerDeps,
  { storage, scanner }: FileDeps,
  { conversation, accountId, given, idiom, at }: Upload,
) {
  const { bytes, type } = await checked(given.conteudo, idiom);
  const files = messageFiles(deps.config, storage);
  const refusals = { infected: 'message-file-unsafe', away: 'message-file-unchecked' } as const;
  const name = fileNameOf(given.nome, type);
  const size = bytes.length;
  return storeScanned(deps, scanner, { files, bytes, refusals }, async (transaction, guid) => {
    const file = { conversation, accountId, guid, name, type, bytes: size, at };
    return { codigo: await addFile(transaction, file), nome: name, bytes: size };
  });
}

async function checked(base64: string, idiom: Idiom) {
  const wrong = (text: 'message-file-size' | 'message-file-kind' | 'purchase-file-locked') =>
    new ApiError('invalid-fields', { erros: [fieldText(text, 'conteudo', idiom)] });
  const content = await fileContent(base64, MESSAGE_FILE_BYTES);
  if (content === null) throw wrong('message-file-size');
  const { bytes, type, danger } = content;
  if (type === null) throw wrong('message-file-kind');
  if (danger === 'locked') throw wrong('purchase-file-locked');
  if (danger === 'active') throw new ApiError('message-file-unsafe');
  return { bytes, type };
}
