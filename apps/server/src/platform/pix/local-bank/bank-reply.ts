/** What the bank answers. */
export interface BankAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** An answer in JSON. */
export function json(status: number, value: unknown): BankAnswer {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Operação inválida.',
  401: 'Não autenticado.',
  403: 'Acesso negado.',
  404: 'Não encontrado.',
  503: 'Serviço indisponível.',
  504: 'Tempo esgotado.',
};

/** A problem of the standard (RFC 7807), by its kind, such as `CobNaoEncontrado`. */
export function problem(status: number, kind: string, reason?: string, property?: string): BankAnswer {
  const value = {
    type: `https://pix.bcb.gov.br/api/v2/error/${kind}`,
    title: TITLES[status] ?? 'Erro.',
    status,
    ...(reason === undefined
      ? {}
      : {
          detail: 'O pedido não respeita o padrão.',
          violacoes: [{ razao: reason, propriedade: property ?? '' }],
        }),
  };
  return { status, type: 'application/problem+json', body: JSON.stringify(value) };
}
