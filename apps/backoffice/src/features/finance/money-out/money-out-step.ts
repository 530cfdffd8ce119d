/** What a user does with money that was proposed to be let go. */
export type MoneyOutStep = 'release' | 'reject' | 'made' | 'not-made';

/** The words of these steps; amounts as they are shown. */
export interface MoneyOutTexts {
  readonly actions: Readonly<Record<MoneyOutStep, string>>;
  readonly releaseTitle: (amount: string) => string;
  readonly stopText: Readonly<Record<'reject' | 'not-made', string>>;
  readonly reason: string;
  readonly madeTitle: (amount: string) => string;
  readonly madeText: string;
  readonly reference: string;
}

interface Call {
  readonly busy: boolean;
  readonly problem: string | null;
  clear(): void;
}

/** The calls behind the steps; each says whether it was done. */
export interface MoneyOutCalls {
  readonly deciding: Call;
  readonly recording: Call;
  release(): Promise<boolean>;
  reject(reason: string): Promise<boolean>;
  made(reference: string): Promise<boolean>;
  notMade(reason: string): Promise<boolean>;
}
