import { useEffect, useRef } from 'react';
import { sayDone } from '../feedback.ts';
import { useTexts } from '../i18n/texts.ts';
import { useUser } from './user.ts';

/** Says that the user has another role than before: their pages change while they work. */
export function useRoleNotice(): void {
  const { session: texts } = useTexts();
  const { codigoUsuario, papel } = useUser();
  const before = useRef({ codigoUsuario, papel });
  useEffect(() => {
    const isSame = before.current.codigoUsuario === codigoUsuario;
    if (isSame && papel !== null && before.current.papel !== papel)
      sayDone(texts.roleNow(texts.roles[papel]));
    before.current = { codigoUsuario, papel };
  }, [codigoUsuario, papel, texts]);
}
