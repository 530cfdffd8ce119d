export * from './LongFile.ts';
type Kind = 'manual' | 'automatic';
export const asserted = 1 as unknown;
export const steps = [100, 200] as const;
export const first = steps.find((step) => step > 100)!;
export function loose(value: any): string {
  return String(value);
}
export function stepOf(kind: Kind): number {
  switch (kind) {
    case 'manual':
      return 1;
  }
  return 2;
}
async function save(): Promise<void> {
  await Promise.resolve();
}
export function floating(): void {
  save();
  [1].forEach(async () => {
    await save();
  });
}
const parsed: { price: number } = JSON.parse('{}');
export const price = parsed.price;
// TODO: later
console.log(price == 1);
export default save;
