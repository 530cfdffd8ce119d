import { call } from '@patio/api-client/call.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import { acceptInvitation } from '@patio/contract/identity/invitations/accept-invitation.ts';
import type { readInvitation } from '@patio/contract/identity/invitations/read-invitation.ts';
import { requestAccessCode } from '@patio/contract/identity/sessions/request-access-code.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { officeSend } from '../../../platform/api/office-send.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

export type Invitation = Reply<typeof readInvitation>['data'];
export type Accepted = Reply<typeof acceptInvitation>['data'];

export interface TypedAcceptance {
  readonly nome: string;
  readonly senhaAtual: string;
  readonly senha: string;
  readonly repetida: string;
  readonly codigo: string;
  readonly termos: boolean;
}

export interface Acceptance {
  readonly typed: TypedAcceptance;
  /** Which fields the form shows besides those of the invitation. */
  readonly asks: { readonly newPassword: boolean; readonly code: boolean };
  readonly busy: boolean;
  readonly checked: boolean;
  /** Why it was refused; null: it was not. */
  readonly problem: string | null;
  type(changes: Partial<TypedAcceptance>): void;
  submit(): Promise<void>;
}

const EMPTY = { senhaAtual: '', senha: '', repetida: '', codigo: '', termos: false };

/** Accepting an invitation: what is typed, and what the server asks for besides. */
export function useAcceptance(
  token: string,
  invitation: Invitation,
  onAccepted: (accepted: Accepted) => void,
): Acceptance {
  const texts = useTexts();
  const [typed, setTyped] = useState<TypedAcceptance>({ nome: invitation.nome, ...EMPTY });
  const [asks, setAsks] = useState({ newPassword: invitation.senha === 'nova', code: false });
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (): Promise<void> => {
    try {
      const body = bodyOf(token, invitation, typed, asks);
      onAccepted((await call(officeSend, acceptInvitation, { body })).data);
    } catch (failure) {
      const reply = failure instanceof CallFailure ? failure.reply : {};
      const needsCode = reply['codigoAcesso'] === true && !asks.code;
      // New fields are not missing before they were seen.
      setChecked(false);
      setAsks({ newPassword: asks.newPassword || reply['novaSenha'] === true, code: asks.code || needsCode });
      if (!needsCode) return setProblem(failureText(failure, texts));
      const sent = { login: invitation.email, password: typed.senhaAtual };
      if (reply['meio'] !== 'app') await call(officeSend, requestAccessCode, { body: sent });
    }
  };
  return {
    typed,
    asks,
    busy,
    checked,
    problem,
    type: (changes) => setTyped({ ...typed, ...changes }),
    submit: async () => {
      setChecked(true);
      setProblem(null);
      if (!isComplete(invitation, typed, asks)) return;
      setBusy(true);
      await attempt().catch((failure: unknown) => setProblem(failureText(failure, texts)));
      setBusy(false);
    },
  };
}

type Asks = Acceptance['asks'];

/** Whether everything that the form shows is filled in. */
function isComplete({ senha, papel }: Invitation, typed: TypedAcceptance, asks: Asks): boolean {
  const present = senha === 'nova' || typed.senhaAtual !== '';
  const named = senha === 'atual' || typed.nome.trim() !== '';
  const renewed = !asks.newPassword || (typed.senha !== '' && typed.senha === typed.repetida);
  return present && named && renewed && (papel !== null || typed.termos);
}

function bodyOf(token: string, { senha, papel }: Invitation, typed: TypedAcceptance, asks: Asks) {
  return {
    token,
    ...(senha === 'nova' ? { nome: typed.nome.trim() } : { senhaAtual: typed.senhaAtual }),
    ...(asks.newPassword ? { senha: typed.senha } : {}),
    ...(asks.code && typed.codigo.trim() !== '' ? { codigoAcesso: typed.codigo.trim() } : {}),
    ...(papel === null ? { termos: typed.termos } : {}),
  };
}
