import type { Exchange } from '#server/people/identity/attempts/exchange.ts';

/** Lets the script below run on this answer. All other pages of the provider run none. */
export function allowPasskeyScript({ response, nonce }: Exchange): void {
  const policy = String(response.getHeader('content-security-policy') ?? '');
  response.setHeader('content-security-policy', `script-src 'nonce-${nonce}'; ${policy}`);
}

/**
 * The only script of these pages. It speaks the browser's own interface for passkeys in JSON (Web Authentication, level 3), which every
 * browser of the last years has; with an older one the form stays hidden, and a code is used.
 */
export function passkeyScript(nonce: string, verb: 'get' | 'create'): string {
  const read = verb === 'get' ? 'parseRequestOptionsFromJSON' : 'parseCreationOptionsFromJSON';
  return `<script nonce="${nonce}">
const form = document.getElementById('passkey');
const isAble = typeof window.PublicKeyCredential?.${read} === 'function';
form.hidden = !isAble;
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    const publicKey = PublicKeyCredential.${read}(JSON.parse(form.dataset.options));
    const credential = await navigator.credentials.${verb}({ publicKey });
    form.elements.answer.value = JSON.stringify(credential);
    form.submit();
  } catch {
    form.querySelector('.refusal').hidden = false;
  }
});
</script>`;
}
