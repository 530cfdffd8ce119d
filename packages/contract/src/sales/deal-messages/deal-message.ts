import { z } from 'zod';
import { code, instant } from '../../wire/primitives.ts';
import { requiredLine, text } from '../../wire/text.ts';

/** Longest message, in characters. */
export const MESSAGE_LENGTH = 2000;
/** Files of one message at most. */
export const MESSAGE_FILES = 5;
/** Largest file of a message. */
export const MESSAGE_FILE_BYTES = 10 * 1024 * 1024;
/** Messages that one reply gives, newest last. */
export const MESSAGE_PAGE = 30;

/** A file of a message, or one that waits to be sent with it. */
export const messageFile = z.object({ codigo: z.number(), nome: z.string(), bytes: z.number() });

/** A message as one side reads it. */
export const dealMessage = z.object({
  codigo: z.number(),
  /** Who wrote it: the buyer, the store or the house. */
  lado: z.enum(['comprador', 'loja', 'casa']),
  /** The reader's own side wrote it. */
  minha: z.boolean(),
  /** Its author, where the reader may know: null for buyers, who deal with the team. */
  autor: z.string().nullable(),
  /** Null: it was hidden, and the reader did not write it. */
  texto: z.string().nullable(),
  em: instant,
  /** When the other side read it. */
  lidaEm: instant.nullable(),
  /** Why it was hidden, for its author and the house; null: it was not. */
  motivoOculta: z.string().nullable(),
  arquivos: z.array(messageFile),
});

export type DealMessage = z.output<typeof dealMessage>;

/** What is sent: a text, files uploaded before, or both. */
export const sentMessage = z
  .object({
    texto: text(MESSAGE_LENGTH, 'message-text'),
    arquivos: z
      .array(code, 'message-files')
      .max(MESSAGE_FILES, 'message-files')
      .transform((codes) => [...new Set(codes)])
      .optional(),
  })
  .refine(({ texto, arquivos }) => texto !== '' || (arquivos ?? []).length > 0, {
    path: ['texto'],
    error: 'message-text',
  });

/** A file that is uploaded before its message is sent: Base64 of a PDF, PNG or JPEG, detected from its content. */
export const uploadedFile = z.object({
  nome: requiredLine(1000, 'message-file-kind'),
  conteudo: z
    .string('message-file-size')
    .min(1, 'message-file-size')
    .max(Math.ceil(MESSAGE_FILE_BYTES / 3) * 4, 'message-file-size')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'message-file-kind'),
});

/** Body of an upload at most. */
export const UPLOAD_BYTES = 14 * 1024 * 1024;

/** Up to which message a side has read. */
export const readUntil = z.object({ ate: code });

/** Where the messages before are read from. */
export const before = code.optional();
