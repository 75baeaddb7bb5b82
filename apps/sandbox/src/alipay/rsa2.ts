import { createSign, createVerify } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

/** The signed text: all non-empty fields sorted by name. Notifications also exclude sign_type. */
function signedText(fields: Fields, without: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

export function signText(text: string, privateKey: string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');
}

export function isRequestSigned(fields: Fields, publicKey: string): boolean {
  const verifier = createVerify('RSA-SHA256').update(signedText(fields, ['sign']), 'utf8');
  return verifier.verify(publicKey, fields.sign ?? '', 'base64');
}

/** For notifications and return addresses. */
export function withSign(fields: Fields, privateKey: string): Fields {
  const sign = signText(signedText(fields, ['sign', 'sign_type']), privateKey);
  return { ...fields, sign };
}

export function signedTextOfNotification(fields: Fields): string {
  return signedText(fields, ['sign', 'sign_type']);
}
