/** Readable cookies of this site (decision 0030); all others that can be read here belong to a tag manager. */
const OWN: readonly string[] = ['token', 'consent', 'idiom', 'grade', 'painel', 'posicao'];

/** Deletes cookies that third-party scripts have set here, for this host and its parent domains. */
export function forgetCookiesOfOthers(): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  for (const name of names) {
    if (name === '' || OWN.includes(name)) continue;
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain === '' ? '' : `; Domain=${domain}`}`;
    }
  }
}

/** A host and its parent domains: `www.loja.com.br`, `loja.com.br`, `com.br`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
