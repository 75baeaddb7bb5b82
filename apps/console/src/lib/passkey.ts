import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ConsoleError } from './call-console.ts';

/** The answer of a passkey to a challenge of the server. The library is loaded when somebody uses a passkey. */
export async function answerByPasskey(options: Record<string, unknown>) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON }).catch(refuse)) };
}

/** A new passkey for a challenge of the server. */
export async function makePasskey(options: Record<string, unknown>) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON }).catch(refuse)) };
}

/** The dialog of the browser was closed, or there is no passkey for this origin. */
function refuse(): never {
  throw new ConsoleError('refused', '', '没有用通行密钥完成，可以再试一次或换一种方式。');
}
