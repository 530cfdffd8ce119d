import type { Storage } from '../../platform/storage/storage.ts';
import type { OfferDraft } from '../../features/catalogue/catalogue/public.ts';
import { demoId } from '../demo-id.ts';
import { storeFilms } from '../offers/demo-films.ts';
import { makePdf } from './demo-pdf.ts';

/** A stored attachment of a notification; its size as displayed. */
export interface DemoFile {
  readonly guid: string;
  readonly name: string;
  readonly bytes: number;
}

/** The attachments of notifications. */
export type DemoFiles = Readonly<Record<'guide' | 'receipt', DemoFile>>;

const GUIDE = [
  'Guia do comprador',
  '',
  '1. Confira as fotos, o laudo e a descrição; agende uma visita se preferir.',
  '2. Dê um lance, defina um valor máximo, faça uma proposta ou compre na hora.',
  '3. Ao final, a equipe de vendas entra em contato e combina a documentação.',
  '4. Com o pagamento confirmado, o veículo é liberado para a retirada ou a entrega.',
].join('\r\n');

/** Stores the inspection reports (`reports/{code}.pdf`) and the attachments (`attachments/{guid}`) of the demo world. */
export async function storeFiles(storage: Storage, drafts: readonly OfferDraft[]): Promise<DemoFiles> {
  for (const draft of drafts) {
    if (draft.reportCode) await storage.put(`reports/${draft.reportCode.toLowerCase()}.pdf`, reportOf(draft));
  }
  await storeFilms(storage);
  return {
    guide: await store(storage, NAMES.guide, Buffer.from(GUIDE, 'utf8')),
    receipt: await store(storage, NAMES.receipt, makePdf('Termo de retirada', RECEIPT)),
  };
}

/** The keys of the stored attachments. */
export function attachmentGuids(): string[] {
  return Object.values(NAMES).map(guidOf);
}

const NAMES = {
  guide: 'guia-do-comprador-de-primeira-viagem.txt',
  receipt: 'termo-de-retirada.pdf',
} as const satisfies Record<keyof DemoFiles, string>;

const guidOf = (name: string) => demoId(`attachment/${name}`);

const RECEIPT = [
  'Leve este termo e um documento com foto no dia da retirada.',
  '',
  'Horário de retirada: segunda a sexta-feira, das 7h30 às 17h30.',
  'Terceiros retiram com procuração simples e cópia do documento do comprador.',
  'Confira o veículo, os acessórios e a chave reserva antes de assinar.',
];

async function store(storage: Storage, name: string, content: Buffer): Promise<DemoFile> {
  const guid = guidOf(name);
  await storage.put(`attachments/${guid}`, content);
  return { guid, name, bytes: content.length };
}

function reportOf(draft: OfferDraft): Buffer {
  const [vehicle] = draft.vehicles;
  const parts =
    (vehicle?.optionals ?? []).find(({ title }) => title === 'Estado de conservação')?.items ?? [];
  const marks = ['não examinado', 'ruim', 'regular', 'bom'];
  return makePdf(`Laudo cautelar ${draft.reportCode ?? ''}`, [
    draft.title,
    `Ano de fabricação ${vehicle?.yearManufacture ?? '-'}, modelo ${vehicle?.yearModel ?? '-'}, cor ${vehicle?.colour ?? '-'}`,
    '',
    'Identificação: chassi, motor e etiquetas conferem com o cadastro.',
    'Estrutura: sem indícios de reparo nas longarinas.',
    '',
    ...parts.map(({ name, stars }) => `${name}: ${marks[stars ?? 0] ?? 'não examinado'}`),
    '',
    'Documento de demonstração, sem valor pericial.',
  ]);
}
