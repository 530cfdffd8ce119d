import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { requiredLine, requiredText } from '../../wire/text.ts';
import { broadcast } from './broadcast.ts';
import { namesRecipients, recipients } from './recipients.ts';

/** Maximum size of an attachment in bytes. */
export const ATTACHMENT_BYTES = 2 * 1024 * 1024;

const attachment = z.object({
  nome: requiredLine(100, 'attachment-name').regex(/^[^/\\<>:"|?*]+$/, 'attachment-name'),
  /** Base64. */
  conteudo: z
    .string('attachment-size')
    .min(1, 'attachment-size')
    .max(Math.ceil(ATTACHMENT_BYTES / 3) * 4, 'attachment-size')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'attachment-kind'),
});

/**
 * Sends a notification to one user or a segment (S-41), once: a repetition within seconds gets the first reply. The worker delivers it to
 * the inboxes. `destinatarios` is the number counted before; if it has changed nothing is sent. Attachments: PDF, PNG, JPEG, text and CSV
 * up to 2 MB.
 */
export const sendBroadcast = defineRoute({
  name: 'send-broadcast',
  method: 'POST',
  path: '/admin/notifications',
  access: 'staff',
  roles: ['sales', 'content', 'support'],
  tag: 'notifications',
  summary: 'Sends a notification to one person or many',
  query: commonQuery,
  bodyBytes: 3 * 1024 * 1024,
  body: z.object({
    titulo: requiredLine(120, 'broadcast-title'),
    /** Plain text, or HTML, which is sanitised. */
    mensagem: requiredText(5000, 'broadcast-text'),
    /** The same in English, for accounts that chose it; without it they get the text above. */
    ingles: z
      .object({
        titulo: requiredLine(120, 'broadcast-title'),
        mensagem: requiredText(5000, 'broadcast-text'),
      })
      .optional(),
    destino: recipients.refine(namesRecipients, 'broadcast-target'),
    destinatarios: z.number('broadcast-target').int().min(1, 'broadcast-target'),
    anexo: attachment.optional(),
  }),
  success: { status: 201, schema: z.object({ data: broadcast }) },
  errors: ['recipients-changed'],
});
