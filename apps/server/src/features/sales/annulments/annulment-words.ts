import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { AnnulmentReason } from '@patio/contract/wire/reasons.ts';

/** A category as stored. */
export type StoredReason =
  | 'mistake'
  | 'payment'
  | 'suspicious'
  | 'rules'
  | 'failure'
  | 'provoked'
  | 'withdrawn'
  | 'exposure'
  | 'deposit'
  | 'barred';

export const STORED_REASONS = {
  engano: 'mistake',
  inadimplencia: 'payment',
  suspeita: 'suspicious',
  regras: 'rules',
  falha: 'failure',
} as const satisfies Record<AnnulmentReason, StoredReason>;

/** A category in a sentence for the bidder. */
export const ANNULMENT_WORDS: Readonly<Record<Idiom, Readonly<Record<AnnulmentReason, string>>>> = {
  PTBR: {
    engano: 'valor digitado por engano',
    inadimplencia: 'compras anteriores não concluídas',
    suspeita: 'suspeita de lances combinados',
    regras: 'descumprimento das regras da plataforma',
    falha: 'falha do sistema',
  },
  EN: {
    engano: 'an amount entered by mistake',
    inadimplencia: 'earlier purchases not completed',
    suspeita: 'suspected collusion',
    regras: 'breach of the platform’s rules',
    falha: 'a system failure',
  },
};
