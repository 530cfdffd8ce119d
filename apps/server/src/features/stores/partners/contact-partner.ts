import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { contactPartner as contract } from '@patio/contract/stores/partners/contact-partner.ts';
import { parsePhone } from '@patio/domain/validation/phone.ts';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { enqueueMail, messages, pageAddress } from '../../messaging/mail/public.ts';
import { networkOf } from '../../identity/sessions/public.ts';
import { countContact } from './contacts.store.ts';
import { partnerReader } from './partners.store.ts';

const hourMs = 3_600_000;
const sent = { data: { enviado: true } } as const;

/** S-43: the message goes to the store by e-mail, to the sales team if the store has none. */
export const contactPartner =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, query, fail }, { idiom, now, request }) => {
    // Whatever fills in the honeypot field gets no hint.
    if (body.homepage) return sent;
    const phone = parsePhone(body.telefone);
    if (phone === null)
      return fail('invalid-fields', { erros: [fieldText('contact-phone-invalid', 'telefone', idiom)] });
    const reader = partnerReader(database);
    const partner = query.partner ? await reader.byStore(query.partner) : undefined;
    if (!partner) return fail('partner-not-found');
    const offer = body.codigoOferta ?? null;
    const title = offer === null ? null : await reader.titleOf(offer, partner.id, now);
    if (title === undefined) return fail('offer-not-found');
    const store = { name: partner.name, store: partner.store };
    const address = pageAddress(config.publicUrl, store, offer === null ? '/home' : `/oferta/${offer}`);
    const content = messages.resellerContact({
      brand: config.brand,
      idiom: partner.idiom,
      store,
      storeName: partner.name,
      name: body.nome,
      phone: formatPhone(phone.digits),
      message: body.mensagem,
      offer: { title, address },
    });
    await database.transact(async (transaction) => {
      const { contactPerHour: byNetwork, storeContactsPerHour: toPartner } = config.rules;
      const limit = { since: now - hourMs, most: { byNetwork, toPartner } };
      const from = { network: networkOf(request.ip), partnerId: partner.id };
      if (!(await countContact(transaction, { ...from, now, ...limit })))
        throw new ApiError('too-many-requests', { headers: { 'retry-after': '3600' } });
      await enqueueMail(transaction, { to: partner.email ?? config.brand.salesEmail, ...content, now });
    });
    return sent;
  };
