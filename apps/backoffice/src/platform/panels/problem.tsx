import { Alert } from '@mantine/core';

/** Why something was refused; nothing when it was not. */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : (
    <Alert color="danger" role="alert">
      {text}
    </Alert>
  );
}
