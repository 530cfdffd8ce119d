import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

const words = z.string().nullable();
const number = z.number().nullable();

/** A vehicle as it was bought. */
export const boughtVehicle = z.object({
  codigo: z.number(),
  categoria: z.string(),
  subcategoria: words,
  marca: words,
  modelo: words,
  versao: z.string(),
  anoFabricacao: number,
  anoModelo: number,
  uso: number,
  contador: z.string(),
  combustivel: words,
  cor: words,
  cambio: words,
  placa: words,
  cidade: words,
  uf: words,
  equipamentos: z.array(z.string()),
  situacaoLegal: z.array(z.string()),
  avarias: z.array(z.string()),
  estadoGeral: words,
  hodometro: words,
  chassiRemarcado: z.boolean().nullable(),
  chaves: number,
  manual: z.boolean().nullable(),
  proprietarios: number,
});

/** Everything about a purchase except the buyer. Amounts in centavos. */
export const snapshotFacts = z.object({
  versao: z.literal(1),
  compra: z.object({
    codigo: z.number(),
    origem: z.enum(['buy', 'bid', 'proposal']),
    compradaEm: instant,
    reconstituida: z.boolean(),
  }),
  oferta: z.object({
    codigo: z.number(),
    titulo: z.string(),
    descricao: z.string(),
    loja: words,
    direito: z.string(),
    laudo: words,
    correcoes: z.number(),
  }),
  veiculos: z.array(boughtVehicle),
  /** Identities of the pictures, in their order; those of damages too. */
  fotos: z.array(z.string()),
  precoCentavos: z.number(),
  custos: z.array(z.object({ tipo: z.string(), centavos: number })),
  totalCentavos: number,
  /** City and whole kilometres of the freight; not in snapshots from before they were stored. */
  frete: z.object({
    tipo: z.enum(['S', 'N']),
    uf: words,
    cidade: words.optional(),
    km: number.optional(),
  }),
  termos: z.object({
    /** Accepted by the buyer; null: unknown. */
    aceitos: words,
    vigentes: z.string(),
    politica: z.string(),
    taxa: z.object({
      pontosBase: z.number(),
      minimoCentavos: z.number(),
      /** Absent: none. */
      maximoCentavos: z.number().optional(),
      fixaCentavos: z.number(),
    }),
    /** SHA-256 of the texts as they were shown, by their keys. */
    textos: z.record(z.string(), z.string()),
  }),
});

export type SnapshotFacts = z.input<typeof snapshotFacts>;

/** A snapshot as both sides see it. */
export const purchaseSnapshot = z.object({
  codigoCompra: z.number(),
  codigoOferta: z.number(),
  fatos: snapshotFacts,
  /** The exact text whose SHA-256 is `hash`. */
  texto: z.string(),
  hash: z.string(),
  /** Filled in later from what was known then. */
  reconstituida: z.boolean(),
  registradaEm: instant,
  /** Whether text and hash match, and whether the buyer was erased since. */
  situacao: z.enum(['integra', 'integra-sem-pessoa', 'alterada']),
});
export type PurchaseSnapshotReply = z.output<typeof purchaseSnapshot>;
