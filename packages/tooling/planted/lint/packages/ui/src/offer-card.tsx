export async function loadPrice(): Promise<string> {
  const reply = await fetch('/api/offer/1');
  return reply.text();
}
