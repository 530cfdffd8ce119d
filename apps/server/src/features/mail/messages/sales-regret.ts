import type { MailContent } from '../mail-content.ts';
import { teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly protocol: string;
  /** Whether a payment is known that goes back. */
  readonly refunds: boolean;
  /** Whether the vehicle was handed over. */
  readonly delivered: boolean;
  /** Left out for a store. */
  readonly hidesEmail: boolean;
}

/** To those who sell: a consumer has taken his purchase back, and what they have to do (rule 0.27). */
export function salesRegret(facts: Facts): MailContent {
  const { protocol, refunds, delivered, hidesEmail } = facts;
  return teamMail(facts, {
    subject: 'Compra desfeita por arrependimento',
    as: 'Comprador',
    hidesEmail,
    lines: [
      `Protocolo: ${protocol}.`,
      'É direito do consumidor (CDC, art. 49): a compra já está desfeita, e nada precisa ser aprovado.',
      refunds
        ? 'Próximo passo: devolver tudo o que foi pago – preço, taxa do comprador e frete. Está na lista de devoluções.'
        : 'Nenhum pagamento está registrado. Se houve algum, é preciso devolver tudo: preço, taxa do comprador e frete.',
      delivered
        ? 'O veículo já foi entregue: combinem com o comprador a retirada, sem custo para ele.'
        : 'Não entreguem o veículo.',
    ],
  });
}
