/** Where the back office shows the records of each kind, below /painel. */
export const OFFICE_PAGES = {
  question: '/perguntas',
  conversation: '/mensagens',
  complaint: '/reclamacoes',
  proposal: '/propostas',
  'conditional-sale': '/condicionais',
  cancellation: '/cancelamentos',
  refund: '/devolucoes',
  verification: '/verificacoes',
  document: '/documentos',
  'data-request': '/titulares',
  suspicion: '/suspeitas',
  'dead-mail': '/emails-parados',
  'ended-offer': '/encerradas',
  purchase: '/compras',
  visit: '/visitas',
  'store-registration': '/lojas',
} as const;

export type OfficeRecord = keyof typeof OFFICE_PAGES;

/** Lists that show what waits, unless another state is chosen: with an empty choice they show every record. */
const WAITING_LISTS: ReadonlySet<OfficeRecord> = new Set([
  'question',
  'conversation',
  'complaint',
  'proposal',
  'cancellation',
  'refund',
  'verification',
  'document',
  'suspicion',
  'visit',
]);

/**
 * The address of an open record, below /painel. `about`: the filter and number that leave few rows, so that the record is on the first page
 * also when it is done.
 */
export function officeRecordPath(
  kind: OfficeRecord,
  code: number | null,
  about: Readonly<Record<string, number>> = {},
): string {
  const query = [
    ...(WAITING_LISTS.has(kind) ? ['situacao='] : []),
    ...Object.entries(about).map(([name, number]) => `${name}=${number}`),
    ...(code === null ? [] : [`id=${code}`]),
  ].join('&');
  return query === '' ? OFFICE_PAGES[kind] : `${OFFICE_PAGES[kind]}?${query}`;
}
