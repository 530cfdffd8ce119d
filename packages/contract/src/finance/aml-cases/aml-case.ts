import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { receiptWay } from '../charges/charge.ts';

/** Why there is a case. `manual`: finance opened it. */
export const amlFlag = z.enum([
  'especie',
  'terceiro',
  'fracionamento',
  'cadastro',
  'sancoes',
  'pep',
  'manual',
]);

/** `a-comunicar`: the report was decided, and its protocol is missing. */
export const amlState = z.enum(['aberto', 'em-analise', 'a-comunicar', 'encerrado']);

export const amlDecision = z.enum(['comunicar', 'arquivar']);

const staff = z.object({ codigo: z.number(), nome: z.string() });

/** A purchase or a receipt of a case. */
const operation = z.object({
  tipo: z.enum(['compra', 'recebimento']),
  /** Null: forgotten. */
  compra: z.number().nullable(),
  oferta: z.string().nullable(),
  valor: reais,
  /** Of a receipt: the day of the bank. */
  em: instant,
  forma: receiptWay.nullable(),
  pagador: z.string().nullable(),
  documentoPagador: z.string().nullable(),
  /** The recording was taken back. */
  desfeito: z.boolean(),
});

/** Who a case is about, as they were known when it was opened. */
const person = z.object({
  /** The account. */
  codigo: z.number(),
  nome: z.string(),
  documento: z.string().nullable(),
  email: z.string(),
  telefone: z.string().nullable(),
  nascimento: z.string().nullable(),
  endereco: z.string().nullable(),
});

const event = z.object({
  em: instant,
  tipo: z.enum([
    'aberto',
    'operacoes',
    'assumido',
    'nota',
    'comunicar',
    'comunicado',
    'arquivado',
    'baixado',
  ]),
  /** Null: the program. */
  autor: z.string().nullable(),
  texto: z.string().nullable(),
});

/** A case with all that finance needs to decide on it. */
export const amlCase = z.object({
  codigo: z.number(),
  sinal: amlFlag,
  situacao: amlState,
  versao: z.number(),
  total: reais,
  /** Of its operations. */
  de: instant,
  ate: instant,
  abertoEm: instant,
  /** Null: forgotten after its years. */
  pessoa: person.nullable(),
  responsavel: staff.nullable(),
  decisao: amlDecision.nullable(),
  decididoPor: staff.nullable(),
  decididoEm: instant.nullable(),
  comunicarAte: instant.nullable(),
  protocolo: z.string().nullable(),
  comunicadoEm: z.string().nullable(),
  encerradoEm: instant.nullable(),
  operacoes: z.array(operation),
  historico: z.array(event),
  /** What the caller may do now. */
  pode: z.object({
    assumir: z.boolean(),
    anotar: z.boolean(),
    comunicar: z.boolean(),
    registrar: z.boolean(),
    arquivar: z.boolean(),
  }),
  /** Only another user may dismiss it. */
  outraPessoaArquiva: z.boolean(),
});
export type AmlCase = z.output<typeof amlCase>;
export type AmlFlagWord = z.output<typeof amlFlag>;
export type AmlStateWord = z.output<typeof amlState>;
