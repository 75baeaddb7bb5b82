import { mayHaveHost } from './may-have-host.ts';

let isAsked = false;

async function askHost() {
  const { loginByHost } = await import('./login-by-host.ts');
  return loginByHost();
}

/**
 * Lets the app log in, and shows this page anew to whoever has; where the app cannot, `byPage` shows our own
 * login. A person who asks again while the app stays silent gets our own as well.
 */
export async function logIn(byPage: () => void): Promise<void> {
  if (isAsked || !mayHaveHost()) return byPage();
  isAsked = true;
  const outcome = await askHost().catch(() => 'none' as const);
  isAsked = false;
  if (outcome === 'none') byPage();
  // A fresh load, so that nothing on the page still belongs to the visitor of before.
  else if (outcome === 'loggedIn') window.location.reload();
}
